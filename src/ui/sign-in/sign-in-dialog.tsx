import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RegistrationStorage, StoredRegistration } from '#application/registration/stored-registration.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { registerRoute } from '#application/routing/guarded-routes.ts'
import type { TaggedError } from '#domain/shared/api-errors.ts'
import { trimText } from '#domain/shared/invisible.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useFailureTools } from '#ui/failure/failure-tools.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { info } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import type { SessionActor } from '#ui/session/session-actor.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login.module.css'
import type { LoginFields } from './login-name-field.tsx'
import { useLoginFields } from './use-login-fields.ts'
import { useLoginNote, type LoginReason } from './use-login-note.ts'
import { loadSteps, useSignInMode, type SignInMode } from './use-sign-in-mode.ts'

/** A chunk of its own, because pages prefetch the dialog for all visitors. */
const SignInSteps = createLazyIsland(loadSteps)

interface Data extends LoginReason {
  readonly locale: Locale
  readonly actor: SessionActor
  readonly storage: RegistrationStorage
  readonly registersInDialog?: boolean
}

/** Closes with true after a sign-in in any tab, or with 'announced' after a toast about the new password. */
export function SignInDialog({ data, close }: DialogProps<Data, true | 'announced'>) {
  const { locale, actor, storage, registersInDialog = false, request } = data
  const session = useSelector(actor, snapshot => snapshot)
  const { value, context } = session
  const { t } = useTranslation(['session'])
  const { mode, setMode, isSwitching } = useSignInMode(session, storage)
  const [areStepsBusy, setAreStepsBusy] = useState(false)
  const hasExpired = context.hint === 'expired'
  const form = useLoginFields(storage, isSwitching)
  const note = useLoginNote(context.hint, data)
  // The steps explain themselves.
  const isNoteShown = note !== undefined && (mode === 'password' || hasExpired)
  const noteId = useId()
  // An email address without an account turns the sign-in with a code into a registration.
  const [step, setStep] = useState<StoredRegistration['step']>()
  const isSignedIn = mode === 'password' && value === 'signed in' && context.hint === 'signed-in'
  useEffect(() => {
    if (isSignedIn) close(true)
  }, [isSignedIn, close])
  useFailureLog(context.failure)
  const heading = useHeading(step === 'account' ? 'registration' : mode)
  return (
    <Dialog
      heading={heading}
      closeText={request ? t('session:back') : t('session:close')}
      // A visitor who closes the dialog instead of setting a new password has signed in.
      onClose={() => (context.hint === 'signed-in' && !request ? close(true) : close())}
      // Closing would not cancel the request, but would lose the waiting form or the step for a new password.
      isLocked={value === 'signing in' || areStepsBusy}
      size={request ? 'medium' : 'small'}
      isStep={request !== undefined}
      describedBy={isNoteShown ? noteId : undefined}
    >
      <div className={styles['login']}>
        {isNoteShown && (
          <div id={noteId}>
            <Note path={info}>{note}</Note>
          </div>
        )}
        <Suspense fallback={<div className={styles['waiting']} aria-busy="true" />}>
          {mode === 'password' ? (
            <PasswordSignIn {...{ locale, actor, storage, registersInDialog, form, setMode }} />
          ) : (
            <SignInSteps
              key={mode}
              {...{ locale, storage, request }}
              isRegistration={mode === 'registration'}
              onUsePassword={() => setMode('password')}
              onBusyChange={setAreStepsBusy}
              onStepChange={setStep}
              onDone={() => close(true)}
              onPasswordSaved={() => close('announced')}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}

/** Does not log a rate limit that was in effect before the dialog opened. */
function useFailureLog(failure: TaggedError | null) {
  const { logger } = useFailureTools()
  const lastFailure = useRef(failure)
  useEffect(() => {
    // Never log user input.
    if (failure && failure !== lastFailure.current) logger.error('sign-in failed', { error: failure._tag })
    lastFailure.current = failure
  }, [failure, logger])
}

function useHeading(mode: SignInMode): string {
  const { t } = useTranslation(['session'])
  const headings = {
    password: t('session:heading'),
    code: t('session:codeHeading'),
    registration: t('session:registerHeading'),
  }
  return headings[mode]
}

interface PasswordSignInProps extends Pick<Data, 'locale' | 'actor' | 'storage' | 'registersInDialog'> {
  readonly form: UseFormReturn<LoginFields>
  readonly setMode: (mode: SignInMode) => void
}

function PasswordSignIn({ locale, actor, storage, registersInDialog, form, setMode }: PasswordSignInProps) {
  const { t } = useTranslation(['session'])
  const { value, context } = useSelector(actor, snapshot => snapshot)
  const isBusy = value === 'signing in'
  const storeEmail = () => {
    const { method, email } = form.getValues()
    const typedEmail = method === 'email' ? trimText(email) : ''
    if (typedEmail !== '') storage.writeTyped({ ...storage.readTyped(), email: typedEmail })
  }
  return (
    <>
      <LoginForm
        form={form}
        isBusy={isBusy}
        failure={context.failure}
        retryAt={context.retryAt}
        onSubmit={credentials => actor.send({ type: 'credentials.submitted', credentials })}
        onForgottenPassword={() => {
          storeEmail()
          setMode('code')
        }}
      />
      <p className="small muted">
        {t('session:newHere')}{' '}
        {registersInDialog ? (
          <LinkButton
            unavailable={isBusy}
            onPress={() => {
              storeEmail()
              setMode('registration')
            }}
          >
            {t('session:register')}
          </LinkButton>
        ) : (
          <a
            className="link"
            href={localizePath(locale, registerRoute.path)}
            aria-disabled={isBusy || undefined}
            onClick={event => {
              if (isBusy) event.preventDefault()
              else storeEmail()
            }}
          >
            {t('session:register')}
          </a>
        )}
      </p>
    </>
  )
}
