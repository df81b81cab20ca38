'use client'

import { ownProfileRoute } from '#application/routing/own-routes.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { getShownStep, toStoredRegistration } from '#application/registration/registration-snapshot.ts'
import type { RegistrationEvent } from '#application/registration/registration-context.ts'
import { emptyTypedRegistration, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { AccountStep, emptyAccount } from './account-step.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { StepProps } from './step.tsx'
import { Steps } from './steps.tsx'
import styles from './wizard.module.css'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { registrationMachine } from '#application/registration/registration.machine.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'

/** The registration of this tab, stored for other tabs and later visits. */
function useRegistration(storage: RegistrationStorage) {
  const { requestCode, verifyCode, createAccount, signOut } = useUseCases()
  const { watch } = useSession()
  const { logger } = useFailures()
  const [machine] = useState(() =>
    registrationMachine.provide({
      actors: {
        requestCode: fromPromise(({ input }) => requestCode(input)),
        verifyCode: fromPromise(({ input }) => verifyCode(input)),
        createAccount: fromPromise(({ input }) => createAccount(input)),
      },
      actions: { abandonVerification: () => void signOut() },
    }),
  )
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      clock: Date.now,
      stored: storage.read(),
      isVerified: watch.hint() === 'registering',
      retryAt: storage.readTyped().retryAt,
    },
  })
  useEffect(() => storage.subscribe(() => send({ type: 'stored.changed', stored: storage.read() })), [storage, send])
  useEffect(() => {
    let stored = JSON.stringify(storage.read())
    const subscription = actor.subscribe(now => {
      const registration = toStoredRegistration(now)
      // Write only changes of this tab, because another tab may have written meanwhile.
      if (JSON.stringify(registration) !== stored) storage.write(registration)
      stored = JSON.stringify(registration)
    })
    return () => subscription.unsubscribe()
  }, [actor, storage])
  const { failure, retryAt } = snapshot.context
  // A restored failure was already logged by the previous page.
  const [known] = useState(failure)
  useEffect(() => {
    // Never log user input.
    if (failure && failure !== known) logger.error('registration failed', { error: failure._tag })
  }, [failure, known, logger])
  useEffect(() => storage.writeTyped({ ...storage.readTyped(), retryAt }), [storage, retryAt])
  const isOver = snapshot.status === 'done'
  useEffect(() => {
    if (!isOver) return
    storage.writeTyped(emptyTypedRegistration)
    watch.announce()
  }, [isOver, storage, watch])
  const sendEvent = (event: RegistrationEvent) => {
    if (event.type === 'registration.abandoned') storage.writeTyped(emptyTypedRegistration)
    send(event)
  }
  return { snapshot, send: sendEvent }
}

/** Stores the name for this tab, so that the page in the other language starts with it. */
function useAccountForm(storage: RegistrationStorage) {
  const form = useForm({
    defaultValues: { ...emptyAccount, name: storage.readTyped().name },
    shouldFocusError: false,
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name } }) => storage.writeTyped({ ...storage.readTyped(), name }),
      }),
    [subscribe, storage],
  )
  return form
}

interface Props {
  readonly locale: Locale
  readonly storage: RegistrationStorage
}

/** Input survives a change of step. */
export function Wizard({ locale, storage }: Props) {
  const { snapshot, send } = useRegistration(storage)
  const account = useAccountForm(storage)
  const { t } = useTranslation(['registration'])
  const steps = {
    label: t('registration:steps'),
    names: t('registration:step', { returnObjects: true }),
    done: t('registration:done'),
  }
  const step = getShownStep(snapshot)
  const heading = useHeadingFocus(step)
  const shared = { locale, snapshot, send, heading }
  return (
    <div className={styles['wizard']}>
      <Steps texts={steps} current={step} />
      {step === 'email' && <EmailStep {...shared} storage={storage} />}
      {step === 'code' && <CodeStep {...shared} />}
      {step === 'account' && <AccountStep {...shared} form={account} />}
      {step === undefined && <Ended {...shared} />}
    </div>
  )
}

/** Focuses the heading of each new step, as after a page change. */
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

/** Shown until the profile page has loaded. */
function Ended({ locale, snapshot, heading }: StepProps) {
  const { t } = useTranslation(['registration'])
  const { toasts } = useOverlays()
  const isKnown = snapshot.matches('known')
  useEffect(() => {
    if (isKnown)
      toasts.show({ kind: 'info', text: t('registration:ended.known'), life: 'none', survivesNavigation: true })
  }, [isKnown, t, toasts])
  return (
    <div className={styles['form']}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('registration:ended.heading')}
        </h1>
        <p className={styles['lead']}>{isKnown ? t('registration:ended.known') : t('registration:ended.text')}</p>
      </div>
      <ButtonLink kind="primary" large href={localePath(locale, ownProfileRoute.path)}>
        {t('registration:ended.toProfile')}
      </ButtonLink>
    </div>
  )
}
