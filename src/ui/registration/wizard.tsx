'use client'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { stepOf } from '#application/registration/registration-snapshot.ts'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { registrationTexts } from '#ui/i18n/registration-texts.ts'
import { emptyAccount } from './account-fields.ts'
import { AccountStep } from './account-step.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { Ended } from './ended.tsx'
import { Steps } from './steps.tsx'
import { useRegistration } from './use-registration.ts'
import styles from './wizard.module.css'

interface Props {
  readonly locale: Locale
  readonly storage: RegistrationStorage
}

/** From an address to an account. What was typed stays when a step is left. */
export function Wizard({ locale, storage }: Props) {
  const { snapshot, send } = useRegistration(storage)
  const account = useForm({ defaultValues: emptyAccount, shouldFocusError: false })
  const texts = registrationTexts[locale]
  const step = stepOf(snapshot)
  const heading = useHeadingFocus(step)
  const shared = { locale, texts, snapshot, send, heading }
  return (
    <div className={styles['wizard']}>
      <Steps texts={texts} current={step} />
      {step === 'email' && <EmailStep {...shared} />}
      {step === 'code' && <CodeStep {...shared} />}
      {step === 'account' && <AccountStep {...shared} form={account} />}
      {step === undefined && <Ended {...shared} />}
    </div>
  )
}

/** Another step is another page to whoever hears it: its heading gets the focus. */
function useHeadingFocus(step: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
