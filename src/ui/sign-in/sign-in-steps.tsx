import { useEffect, useEffectEvent, useRef } from 'react'
import { getShownStep } from '#application/registration/registration-snapshot.ts'
import { isUnderWay, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { AccountStep } from '#ui/registration/account-step.tsx'
import { CodeStep } from '#ui/registration/code-step.tsx'
import { EmailStep } from '#ui/registration/email-step.tsx'
import { Steps } from '#ui/registration/steps.tsx'
import { useAccountForm, useRegistration } from '#ui/registration/use-registration.ts'
import { useSessionHint, type SignInRequest } from '#ui/session/session-context.tsx'
import styles from './login.module.css'
import { NewPasswordStep } from './new-password-step.tsx'

interface Props {
  readonly locale: Locale
  readonly storage: RegistrationStorage
  readonly request: SignInRequest | undefined
  /** Shows the progress of the registration. */
  readonly isRegistration: boolean
  readonly onPassword: () => void
  readonly onDone: () => void
}

/** Signs in by a code from an e-mail. A new address continues with its account, a known one with a new password. */
export function SignInSteps({ locale, storage, request, isRegistration, onPassword, onDone }: Props) {
  const { t } = useTranslation(['registration'])
  const { snapshot, send } = useRegistration(storage, !isUnderWay(storage.read(), Date.now()))
  const account = useAccountForm(storage)
  const hint = useSessionHint()
  const step = getShownStep(snapshot)
  const isKnown = snapshot.matches('known')
  // Another tab may have signed in. The answer of this tab's own call comes after its hint.
  const isSignedInElsewhere = hint === 'signed-in' && step !== undefined && !snapshot.hasTag('opening session')
  useDone(snapshot.matches('finished') || isSignedInElsewhere, onDone)
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useFirstFocus(step ?? 'password', heading)
  const shared = { locale, snapshot, send, heading, isInDialog: true }
  return (
    <div ref={box} className={styles['login']}>
      {isRegistration && (
        <Steps
          texts={{
            label: t('registration:steps'),
            names: t('registration:step', { returnObjects: true }),
            done: t('registration:done'),
          }}
          current={step}
        />
      )}
      {step === 'email' && <EmailStep {...shared} storage={storage} isSignIn={!isRegistration} onSignIn={onPassword} />}
      {step === 'code' && <CodeStep {...shared} />}
      {step === 'account' && (
        <AccountStep
          {...shared}
          form={account}
          purpose={request?.purpose}
          isBeforeSending={request !== undefined}
          onLater={request?.mayFinishLater ? onDone : undefined}
        />
      )}
      {isKnown && <NewPasswordStep email={snapshot.context.email} heading={heading} onDone={onDone} />}
    </div>
  )
}

function useDone(isDone: boolean, onDone: () => void) {
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
}

/** Focuses the field of a step with one field, or the heading of another step. */
function useFirstFocus(step: string, heading: { readonly current: HTMLElement | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The summary of a failure has taken it.
    if (box.current?.contains(document.activeElement)) return
    if (step === 'email' || step === 'code') box.current?.querySelector('input')?.focus()
    else heading.current?.focus()
  }, [step, heading])
  return box
}
