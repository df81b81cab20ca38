'use client'

import { ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { useCallback, useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { localizePath } from '#application/routing/locale-path.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { mayHaveArrived } from '#domain/shared/api-errors.ts'
import { textLimits } from '#domain/shared/text.ts'
import type { PasswordChange } from '#domain/user/edits.ts'
import type { User } from '#domain/user/user.ts'
import { useFailureTools } from '#ui/failure/failure-tools.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSession, useSessionHint } from '#ui/session/session-context.tsx'
import { useHasAccount } from '#ui/session/use-has-account.ts'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { UnfinishedRegistration } from '#ui/user/own-profile-boundary.tsx'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import { createErrorLines } from '#ui/form/error-lines.ts'
import { EditSummary } from '#ui/user/edit/edit-summary.tsx'
import styles from '#ui/user/edit/edit.module.css'
import { syncAutofilledFields } from '#ui/form/create-submit-handler.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'
import { useIsMounted } from '#ui/form/use-is-mounted.ts'
import { useWrite } from '#ui/form/use-write.ts'
import { useUseCases } from '#ui/use-cases.tsx'

interface Author {
  /** Undefined until the first user is read. */
  readonly id: number | 'unknown' | undefined
  /** Counts the changes of the user. */
  readonly count: number
}

/** Remounts the form when another user signs in, because that user must not see the typed passwords. */
export function PasswordForm({ locale }: { readonly locale: Locale }) {
  const hint = useSessionHint()
  const user = useOwnProfile(hint === 'signed-in').data?.user
  const [author, setAuthor] = useState<Author>({ id: user?.id, count: 0 })
  // If the first user could not be read, the next one may be another.
  if (hint === 'expired' && author.id === undefined) setAuthor({ ...author, id: 'unknown' })
  if (user && user.id !== author.id)
    setAuthor({ id: user.id, count: author.id === undefined ? author.count : author.count + 1 })
  return <MountedPasswordForm key={author.count} {...{ locale, hint, user }} />
}

interface Props {
  readonly locale: Locale
  readonly hint: SessionHint | undefined
  readonly user: User | undefined
}

function MountedPasswordForm({ locale, hint, user }: Props) {
  const { t } = useTranslation(['edit-password'])
  const hasAccount = useHasAccount(hint)
  const { goTo } = useSession()
  const settingsPath = localizePath(locale, ownSettingsRoute.path)
  const leave = () => goTo(settingsPath)
  const { form, failure, retryAt, isBusy, submit } = usePasswordChange(() => {
    dropLeaveGuard()
    leave()
  })
  const { formState } = form
  const { errors, isDirty } = formState
  useLeaveGuard({ isUnsaved: isDirty, isDraftStored: false })
  const lines = createErrorLines(fieldNames.map(field => [field, errors[field]?.message]))
  // A response without the user's name must not close a form with input.
  if (hint === 'registering' && !(hasAccount && isDirty)) return <UnfinishedRegistration locale={locale} />
  return (
    <div className={styles['edit']}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          syncAutofilledFields(form, event.currentTarget)
          void submit()
        }}
      >
        <EditSummary
          {...{ lines, failure, retryAt }}
          mayHaveArrivedText={t('edit-password:mayHaveArrived')}
          attempt={formState.submitCount}
        />
        {/* Tells password managers which account this is. */}
        <input type="text" autoComplete="username" value={user?.email || user?.phone || ''} readOnly hidden />
        <div className={styles['fields']} inert={isBusy}>
          <PasswordInputs form={form} />
        </div>
        <div className={styles['actions']}>
          <BusyButton kind="primary" large busy={isBusy} busyText={t('edit-password:saving')}>
            {t('edit-password:save')}
          </BusyButton>
          <Button kind="quiet" aria-disabled={isBusy || undefined} onPress={() => !isBusy && leave()}>
            {t('edit-password:cancel')}
          </Button>
        </div>
        <p className="small quiet">{t('edit-password:kept')}</p>
      </form>
    </div>
  )
}

function PasswordInputs({ form }: { readonly form: UseFormReturn<PasswordChange> }) {
  const { t } = useTranslation(['edit-password', 'form'])
  const { register, formState } = form
  const max = textLimits.password
  const maxLength = { value: max, message: t('form:long', { most: String(max) }) }
  const { errors } = formState
  return (
    <>
      <PasswordField
        {...register('currentPassword', { required: t('edit-password:errors.current'), maxLength })}
        showText={t('edit-password:showCurrent')}
        hideText={t('edit-password:hideCurrent')}
        id="currentPassword"
        label={t('edit-password:current')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <PasswordField
        {...register('password', { required: t('edit-password:errors.next'), maxLength })}
        showText={t('edit-password:showNext')}
        hideText={t('edit-password:hideNext')}
        id="password"
        label={t('edit-password:next')}
        help={t('edit-password:nextHelp')}
        autoComplete="new-password"
        error={errors.password?.message}
      />
    </>
  )
}

const fieldNames = ['currentPassword', 'password'] as const

/** Stores no draft: passwords must not stay on the device. */
function usePasswordChange(onSuccessWhileMounted: () => void) {
  const { t } = useTranslation(['edit-password'])
  const { toasts } = useOverlays()
  const isMounted = useIsMounted()
  const { changePassword } = useUseCases()
  const { logger } = useFailureTools()
  const form = useForm<PasswordChange>({
    defaultValues: { currentPassword: '', password: '' },
    shouldFocusError: false,
  })
  const [isSaved, setSaved] = useState(false)
  const { run, ...state } = useWrite(changePassword, {
    onSuccess: () => {
      toasts.show({ kind: 'success', text: t('edit-password:saved') })
    },
    onFailure: failure => {
      logger.error('changing a password failed', { error: failure._tag })
      if (!isMounted.current) {
        const text = mayHaveArrived(failure) ? t('edit-password:mayHaveArrived') : t('edit-password:failedAfterLeaving')
        toasts.show({ kind: 'error', text, survivesNavigation: true })
      }
      if (failure._tag !== 'FieldErrors') return
      for (const field of fieldNames) {
        const message = failure.fields[field]?.join(' ')
        if (message !== undefined) form.setError(field, { type: 'refused', message })
      }
    },
  })
  const send = form.handleSubmit(passwords =>
    run(passwords, () => {
      setSaved(true)
      onSuccessWhileMounted()
    }),
  )
  const { reset } = form
  const startAgain = useCallback(() => {
    setSaved(false)
    reset()
  }, [reset])
  useEffect(() => (isSaved ? listenForRestores(startAgain) : undefined), [isSaved, startAgain])
  // Stays busy after a save, until the next page replaces this one. A second save would send an outdated password.
  const isBusy = state.isBusy || isSaved
  return { form, ...state, isBusy, submit: () => (isBusy ? undefined : send()) }
}
