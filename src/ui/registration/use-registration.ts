import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { createActor, fromPromise } from 'xstate'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { RegistrationContext, RegistrationEvent } from '#application/registration/registration-context.ts'
import { toStoredRegistration } from '#application/registration/registration-snapshot.ts'
import { registrationMachine } from '#application/registration/registration.machine.ts'
import { emptyTypedRegistration, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import { offerFragment } from '#application/routing/guarded-routes.ts'
import { requireSession } from '#application/session/require-session.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import type { User } from '#domain/user/user.ts'
import { useFailureTools, type FailureTools } from '#ui/failure/failure-tools.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { emptyAccount, type AccountFields } from './account-fields.tsx'

type SignOut = ClientUseCases['signOut']

/** Shows no Retry button: pressed later, it could end a newer session. */
function createSignOut(signOut: SignOut, showError: () => () => void): SignOut {
  let closeError: (() => void) | undefined
  return async () => {
    closeError?.()
    const outcome = await signOut()
    if (!outcome.ok) closeError = showError()
    return outcome
  }
}

const isVerified = (watch: SessionWatch) => watch.getHint() === 'registering'

function useRegistrationActor(storage: RegistrationStorage, ignoresStored: boolean, clearInput: () => void) {
  const { requestCode, verifyCode, createAccount, viewOwnProfile, signOut } = useUseCases()
  const { watch } = useSession()
  const { logger } = useFailureTools()
  const { toasts } = useOverlays()
  const { t } = useTranslation(['registration'])
  const [{ actor, trackMounting }] = useState(() => {
    const signOutOrShowError = createSignOut(signOut, () =>
      toasts.show({ kind: 'error', text: t('registration:restartFailed') }),
    )
    const machine = registrationMachine.provide({
      actors: {
        requestCode: fromPromise(async ({ input: email }) => ({ email, outcome: await requestCode(email) })),
        verifyCode: fromPromise(async ({ input }) => {
          const outcome = await verifyCode(input)
          return requireSession(outcome, watch.getHint())
        }),
        createAccount: fromPromise(async ({ input }) => {
          const outcome = await createAccount(input)
          return requireSession(outcome, watch.getHint())
        }),
        readUser: fromPromise(async (): Promise<Outcome<User, unknown>> => {
          const outcome = await viewOwnProfile()
          return outcome.ok ? { ok: true, value: outcome.value.user } : outcome
        }),
        signOut: fromPromise(async ({ input: { email, isSameEmail } }) => {
          const outcome = await signOutOrShowError()
          if (!outcome.ok) return outcome
          // Writing clears the typed fields if the registration page is behind the login dialog.
          const typed = storage.readTyped()
          storage.write(null)
          if (isSameEmail) storage.writeTyped({ ...typed, email: email || typed.email })
          else clearInput()
          return outcome
        }),
      },
      actions: {
        storePurpose: (_, { user, purpose }) => storage.writePurpose(user.id, purpose),
      },
    })
    return startActor(machine, storage, watch, logger, ignoresStored)
  })
  useEffect(trackMounting, [trackMounting])
  useEffect(
    () => listenForRestores(() => actor.send({ type: 'page.restored', isVerified: isVerified(watch) })),
    [actor, watch],
  )
  return actor
}

/** The actor continues after unmounting, because the result of a request must be stored. */
function startActor(
  machine: typeof registrationMachine,
  storage: RegistrationStorage,
  watch: SessionWatch,
  logger: FailureTools['logger'],
  ignoresStored: boolean,
) {
  const stored = ignoresStored && !isVerified(watch) ? null : storage.read()
  const { retryAt, requestRetryAt } = storage.readTyped()
  const actor = createActor(machine, {
    input: { clock: Date.now, stored, isVerified: isVerified(watch), retryAt, requestRetryAt },
  })
  let lastText = JSON.stringify(toStoredRegistration(actor.getSnapshot()))
  let textAtUnmount: string | undefined
  const trackMounting = () => {
    textAtUnmount = undefined
    return () => void (textAtUnmount = JSON.stringify(storage.read()))
  }
  const handleFailure = createFailureHandler(storage, logger, actor.getSnapshot().context)
  actor.subscribe(snapshot => {
    const registration = toStoredRegistration(snapshot)
    const text = JSON.stringify(registration)
    // Write only changes of this tab, because another tab may have written meanwhile. After unmounting, a newer page of
    // this tab may have written, too.
    const wouldOverwrite = textAtUnmount !== undefined && textAtUnmount !== JSON.stringify(storage.read())
    if (text !== lastText && !wouldOverwrite) storage.write(registration)
    lastText = text
    handleFailure(snapshot.context)
    if (snapshot.status !== 'done') return
    // The stored registration may be for an address other than the verified one.
    storage.write(null)
    storage.writeTyped(emptyTypedRegistration)
    watch.announce()
  })
  return { actor: actor.start(), trackMounting }
}

/** Does not log a failure resumed from the previous page, which has already logged it. */
function createFailureHandler(
  storage: RegistrationStorage,
  logger: FailureTools['logger'],
  initialContext: RegistrationContext,
) {
  let lastContext = initialContext
  return (context: RegistrationContext) => {
    const { failure, retryAt, requestRetryAt } = context
    // Never log user input.
    if (failure && failure !== lastContext.failure) logger.error('registration failed', { error: failure._tag })
    if (retryAt !== lastContext.retryAt || requestRetryAt !== lastContext.requestRetryAt)
      storage.writeTyped({ ...storage.readTyped(), retryAt, requestRetryAt })
    lastContext = context
  }
}

/** With `ignoresStored`, resumes a stored registration only if its email is verified. */
export function useRegistration(storage: RegistrationStorage, ignoresStored = false) {
  const accountForm = useAccountForm(storage)
  const clearInput = () => {
    accountForm.reset(emptyAccount)
    storage.writeTyped(emptyTypedRegistration)
  }
  const actor = useRegistrationActor(storage, ignoresStored, clearInput)
  const snapshot = useSelector(actor, state => state)
  const { watch } = useSession()
  const handleStoredChange = useEffectEvent(() => {
    const wasAtEmail = actor.getSnapshot().matches('email')
    const isSignedOut = watch.getHint() === undefined
    actor.send({ type: 'stored.changed', stored: storage.read(), isSignedOut })
    // The next visitor on this device must not find the name and the password.
    if (isSignedOut && !wasAtEmail && actor.getSnapshot().matches('email')) clearInput()
  })
  useEffect(() => storage.subscribe(() => handleStoredChange()), [storage])
  // The back/forward cache drops storage events. Other steps must survive in a browser that stores nothing.
  useEffect(() => listenForRestores(() => actor.getSnapshot().matches('account') && handleStoredChange()), [actor])
  const send = (event: RegistrationEvent) => {
    actor.send(event)
    // After a verification, only a successful sign-out clears the fields.
    if (event.type === 'registration.abandoned' && actor.getSnapshot().matches('email')) clearInput()
  }
  return { snapshot, send, accountForm }
}

const pickStorableFields = ({ name, purpose }: Pick<AccountFields, 'name' | 'purpose'>) => ({ name, purpose })

function useAccountForm(storage: RegistrationStorage) {
  const form = useForm({
    defaultValues: { ...emptyAccount, ...pickStorableFields(storage.readTyped()) },
    shouldFocusError: false,
  })
  const { getValues, setValue, subscribe } = form
  useEffect(() => {
    // Not a default value, because during a soft navigation the URL changes after the first render.
    if (location.hash === `#${offerFragment}` && getValues('purpose') === '') setValue('purpose', 'offer')
  }, [getValues, setValue])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storage.writeTyped({ ...storage.readTyped(), ...pickStorableFields(values) }),
      }),
    [subscribe, storage],
  )
  return form
}
