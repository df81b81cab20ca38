import { ownProfileRoute, ownSettingsRoute } from '#application/routing/own-routes.ts'
import { type ReactNode, useCallback } from 'react'
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { localePath } from '#application/routing/locale-path.ts'
import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { cacheOwnProfile } from '#ui/user/own-profile.queries.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import type { EditKind } from '#application/user/edit-kind.ts'
import { EditSummary } from './edit-summary.tsx'
import styles from './edit.module.css'
import { flattenErrors, createErrorLines } from '#ui/form/error-lines.ts'
import { FormNote } from '#ui/form/form-note.tsx'
import { useEdit } from './use-edit.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'

/** Names and values of a form's fields, as the summary and the conflict choice show them. */
export interface FieldDescriptions<F> {
  /** A top-level field. */
  readonly label: (field: string) => string
  /** Its value as text; empty if there is none. */
  readonly value: (field: string, fields: F) => string
  /** The error text for the summary, including the field's name. */
  readonly line: (path: string, text: string) => string
}

interface Props<F extends FieldValues> {
  readonly locale: Locale
  readonly own: OwnProfile
  readonly drafts: Drafts
  readonly kind: EditKind<F>
  readonly descriptions: FieldDescriptions<F>
  /** Field ids must equal their paths in the form. */
  readonly children: (form: UseFormReturn<F>, getError: (path: string) => string | undefined) => ReactNode
}

/** Shared frame of the edit forms: draft, error summary, conflict choice, saving. */
export function EditForm<F extends FieldValues>({ locale, own, drafts, kind, descriptions, children }: Props<F>) {
  const { t } = useTranslation(['edit', 'form'])
  const { goTo } = useSession()
  const { confirm } = useOverlays()
  const back = localePath(locale, ownSettingsRoute.path)
  const onSaved = useReturnAfterSave(locale, descriptions.label)
  const edit = useEdit({ kind, own, drafts, onSaved })
  const { form, failure, retryAt, conflict } = edit
  useLeaveGuard(edit)
  const { getError, lines } = describeErrors(edit, descriptions)
  const mayDiscard = () => confirm({ ...t('form:leave.discard', { returnObjects: true }), destructive: true })
  const discard = async () => {
    if (!edit.isTypedSince() || (await mayDiscard())) edit.discard()
  }
  const cancel = async () => {
    if (edit.isUnsaved && !(await mayDiscard())) return
    edit.leave()
    goTo(back)
  }
  return (
    <div className={styles['edit']}>
      {conflict && (
        <ConflictChoice
          conflicts={conflict.conflicts.map(field => ({
            field,
            label: descriptions.label(field),
            mine: descriptions.value(field, form.getValues()),
            theirs: descriptions.value(field, kind.getFields(conflict.theirs)),
          }))}
          onSettle={edit.settle}
          onBack={edit.leaveConflict}
        />
      )}
      <form
        className={styles['form']}
        noValidate
        hidden={conflict !== undefined}
        onSubmit={event => void edit.submit(event)}
      >
        <EditSummary {...{ lines, failure, retryAt }} attempt={form.formState.submitCount} />
        <RestoredNote {...edit} onDiscard={() => void discard()} />
        {/* Input during a save would be lost. */}
        <div className={styles['fields']} inert={edit.isBusy}>
          {children(form, getError)}
        </div>
        <Actions isBusy={edit.isBusy} onCancel={() => void cancel()} />
        {edit.isKept && <p className="small quiet">{t('edit:kept')}</p>}
      </form>
    </div>
  )
}

/** After a save the own profile shows the next step; what was not saved is edited again from the settings. */
function useReturnAfterSave(locale: Locale, getLabel: (field: string) => string) {
  const { t } = useTranslation(['edit'])
  const { goTo } = useSession()
  const { toasts } = useOverlays()
  const useCases = useUseCases()
  return useCallback(
    (saved: OwnProfile | null, changedOnSave: readonly string[]) => {
      cacheOwnProfile(useCases, saved)
      const fields = changedOnSave.map(getLabel).join(', ')
      if (fields === '') toasts.show({ kind: 'success', text: t('edit:saved') })
      else toasts.show({ kind: 'error', text: t('edit:savedPartly', { fields }), survivesNavigation: true })
      goTo(localePath(locale, (fields === '' ? ownProfileRoute : ownSettingsRoute).path))
    },
    [useCases, toasts, t, getLabel, goTo, locale],
  )
}

interface RestoredProps extends Pick<ReturnType<typeof useEdit>, 'isRestored' | 'isDiscarded' | 'undoDiscard'> {
  readonly onDiscard: () => void
}

export function RestoredNote({ isRestored, isDiscarded, undoDiscard, onDiscard }: RestoredProps) {
  const { t } = useTranslation(['edit'])
  if (isDiscarded)
    return <FormNote text={t('edit:discarded')} actions={[{ text: t('edit:undoDiscard'), onPress: undoDiscard }]} />
  return (
    <FormNote
      text={isRestored ? t('edit:restored') : undefined}
      actions={[{ text: t('edit:discard'), onPress: onDiscard }]}
    />
  )
}

interface ActionsProps {
  readonly isBusy: boolean
  readonly onCancel: () => void
}

function Actions({ isBusy, onCancel }: ActionsProps) {
  const { t } = useTranslation(['edit'])
  return (
    <div className={styles['actions']}>
      <BusyButton kind="primary" large busy={isBusy} busyText={t('edit:saving')}>
        {t('edit:save')}
      </BusyButton>
      <Button kind="quiet" onPress={onCancel}>
        {t('edit:cancel')}
      </Button>
    </div>
  )
}

/** The form's own errors take precedence over the API's. */
function describeErrors<F extends FieldValues>(
  { form, failure, getRefusal }: Pick<ReturnType<typeof useEdit<F>>, 'form' | 'failure' | 'getRefusal'>,
  { line }: FieldDescriptions<F>,
) {
  const { errors } = form.formState
  const getError = (path: string): string | undefined => {
    const message: unknown = get(errors, `${path}.message`)
    return typeof message === 'string' && message !== '' ? message : getRefusal(path)
  }
  const refused = failure?._tag === 'FieldErrors' ? Object.keys(failure.fields) : []
  const paths = [...new Set([...flattenErrors(errors).map(([path]) => path), ...refused])]
  const lines = createErrorLines(paths.map(path => [path, getError(path)]))
  return { getError, lines: lines.map(({ field, text }) => ({ field, text: line(field, text) })) }
}
