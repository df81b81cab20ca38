import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { registrationToStore } from '#application/registration/registration-snapshot.ts'
import { registrationMachine } from '#application/registration/registration.machine.ts'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'

/** The registration of this tab, stored for other tabs and later visits. */
export function useRegistration(storage: RegistrationStorage) {
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
    input: { clock: Date.now, stored: storage.read(), isVerified: watch.hint() === 'registering' },
  })
  useEffect(() => storage.subscribe(() => send({ type: 'stored.changed', stored: storage.read() })), [storage, send])
  useEffect(() => {
    let kept = JSON.stringify(storage.read())
    const subscription = actor.subscribe(now => {
      const registration = registrationToStore(now)
      // Only changes made here: another tab may have written meanwhile.
      if (JSON.stringify(registration) !== kept) storage.write(registration)
      kept = JSON.stringify(registration)
    })
    return () => subscription.unsubscribe()
  }, [actor, storage])
  const { failure } = snapshot.context
  useEffect(() => {
    // What was typed stays out of the log.
    if (failure) logger.error('registration failed', { error: failure._tag })
  }, [failure, logger])
  useEffect(() => {
    if (snapshot.status === 'done') watch.announce()
  }, [snapshot.status, watch])
  return { snapshot, send }
}
