'use client'

import { ownProfileRoute } from '#application/routing/guarded-routes.ts'
import { useEffect, useRef } from 'react'
import { getShownStep } from '#application/registration/registration-snapshot.ts'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { AccountStep } from './account-step.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { StepProps } from './step.tsx'
import { Steps } from './steps.tsx'
import { useRegistration } from './use-registration.ts'
import styles from './wizard.module.css'

export function Wizard({ locale, storage }: { readonly locale: Locale; readonly storage: RegistrationStorage }) {
  const { snapshot, send, accountForm } = useRegistration(storage)
  const { t } = useTranslation(['registration'])
  const stepTexts = {
    label: t('registration:steps'),
    names: t('registration:step', { returnObjects: true }),
    done: t('registration:done'),
  }
  const step = getShownStep(snapshot)
  const headingRef = useHeadingFocus(step)
  const stepProps = { locale, snapshot, send, headingRef }
  return (
    <div className={styles['wizard']}>
      <Steps texts={stepTexts} currentStep={step} />
      {step === 'email' && <EmailStep {...stepProps} storage={storage} />}
      {step === 'code' && <CodeStep {...stepProps} />}
      {step === 'account' && <AccountStep {...stepProps} form={accountForm} />}
      {step === undefined && <FinishedStep {...stepProps} />}
    </div>
  )
}

function useHeadingFocus(step: string | undefined) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    // The summary of a failure already has focus.
    if (headingRef.current?.closest('form')?.contains(document.activeElement)) return
    headingRef.current?.focus()
  }, [step])
  return headingRef
}

/** Shown until the profile page has loaded. */
function FinishedStep({ locale, snapshot, headingRef }: StepProps) {
  const { t } = useTranslation(['registration'])
  const { toasts } = useOverlays()
  const hasExistingAccount = snapshot.matches('accountExists')
  useEffect(() => {
    if (hasExistingAccount)
      toasts.show({ kind: 'info', text: t('registration:ended.known'), duration: 'none', survivesNavigation: true })
  }, [hasExistingAccount, t, toasts])
  return (
    <div className={styles['form']}>
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {t('registration:ended.heading')}
        </h1>
        <p className={styles['lead']}>
          {hasExistingAccount ? t('registration:ended.known') : t('registration:ended.text')}
        </p>
      </div>
      <ButtonLink kind="primary" large href={localizePath(locale, ownProfileRoute.path)}>
        {t('registration:ended.toProfile')}
      </ButtonLink>
    </div>
  )
}
