import { useEffect, useEffectEvent, useRef } from 'react'
import { getShownStep, type RegistrationSnapshot } from '#application/registration/registration-snapshot.ts'
import {
  hasValidCode,
  type RegistrationStorage,
  type StoredRegistration,
} from '#application/registration/stored-registration.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { AccountStep } from '#ui/registration/account-step.tsx'
import { CodeStep } from '#ui/registration/code-step.tsx'
import { EmailStep } from '#ui/registration/email-step.tsx'
import { Steps } from '#ui/registration/steps.tsx'
import { useRegistration } from '#ui/registration/use-registration.ts'
import { useSessionHint, type SignInRequest } from '#ui/session/session-context.tsx'
import styles from './login.module.css'
import { NewPasswordStep } from './new-password-step.tsx'
import { useBusyReport } from './use-busy-report.ts'

interface Props {
  readonly locale: Locale
  readonly storage: RegistrationStorage
  readonly request: SignInRequest | undefined
  readonly isRegistration: boolean
  readonly onUsePassword: () => void
  readonly onBusyChange: (isBusy: boolean) => void
  /** Undefined once the visitor has signed in. */
  readonly onStepChange: (step: StoredRegistration['step'] | undefined) => void
  readonly onDone: () => void
  /** Called instead of `onDone` after a toast has announced the new password. */
  readonly onPasswordSaved: () => void
}

export function SignInSteps({
  locale,
  storage,
  request,
  isRegistration,
  onUsePassword,
  onBusyChange,
  onStepChange,
  onDone,
  onPasswordSaved,
}: Props) {
  const { t } = useTranslation(['registration'])
  const { snapshot, send, accountForm } = useRegistration(storage, !hasValidCode(storage.read(), Date.now()))
  const step = getShownStep(snapshot)
  const isOpeningSession = snapshot.hasTag('opening session')
  const isRequestingCode = snapshot.matches('requesting') || snapshot.matches('resending')
  useBusyReport(isOpeningSession || isRequestingCode, onBusyChange)
  useSessionChanges(snapshot, onDone, onUsePassword)
  const reportStep = useEffectEvent(onStepChange)
  useEffect(() => reportStep(step), [step])
  const headingRef = useRef<HTMLHeadingElement>(null)
  const containerRef = useStepFocus(step ?? 'password', headingRef)
  const stepProps = { locale, snapshot, send, headingRef, isInDialog: true }
  return (
    <div ref={containerRef} className={styles['login']}>
      {isRegistration && (
        <Steps
          texts={{
            label: t('registration:steps'),
            names: t('registration:step', { returnObjects: true }),
            done: t('registration:done'),
          }}
          currentStep={step}
        />
      )}
      {step === 'email' && (
        <EmailStep {...stepProps} storage={storage} isPasswordless={!isRegistration} onSignIn={onUsePassword} />
      )}
      {step === 'code' && <CodeStep {...stepProps} />}
      {step === 'account' && (
        <AccountStep
          {...stepProps}
          form={accountForm}
          purpose={request?.purpose}
          hasPendingForm={request !== undefined}
          wantedSignIn={!isRegistration}
          onSkip={request?.mayFinishLater ? onDone : undefined}
        />
      )}
      {snapshot.matches('accountExists') && (
        <NewPasswordStep
          email={snapshot.context.email}
          {...{ headingRef, onBusyChange, onPasswordSaved }}
          onSkip={onDone}
        />
      )}
    </div>
  )
}

function useSessionChanges(snapshot: RegistrationSnapshot, onDone: () => void, onUsePassword: () => void): void {
  const hint = useSessionHint()
  const hasStep = getShownStep(snapshot) !== undefined
  // Another tab may have signed in. A call from this tab changes the hint before the machine receives its outcome.
  const isSignedInElsewhere = hint === 'signed-in' && hasStep && !snapshot.hasTag('opening session')
  useCallWhen(snapshot.matches('finished') || isSignedInElsewhere, onDone)
  // The hint `registering`, set by a response without the user's name, does not end the session.
  const hasLostSession = hint === undefined || hint === 'expired'
  useCallWhen(snapshot.matches('accountExists') && hasLostSession, onUsePassword)
}

function useCallWhen(condition: boolean, callback: () => void) {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (condition) call()
  }, [condition])
}

function useStepFocus(step: string, headingRef: { readonly current: HTMLElement | null }) {
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The summary of a failure already has focus.
    if (containerRef.current?.contains(document.activeElement)) return
    if (step === 'email' || step === 'code') containerRef.current?.querySelector('input')?.focus()
    else headingRef.current?.focus()
  }, [step, headingRef])
  return containerRef
}
