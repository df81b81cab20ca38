import { useEffect, useRef, useState, useTransition } from 'react'
import type { SnapshotFrom } from 'xstate'
import { isInProgress, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import type { sessionMachine } from '#application/session/session.machine.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { registrationTexts } from '#ui/i18n/loaders/registration.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export const loadSteps = async () =>
  (await loadWithTexts(import('./sign-in-steps.tsx'), { ...registrationTexts, ...formTexts })).SignInSteps

export type SignInMode = 'password' | 'code' | 'registration'

export function useSignInMode({ value, context: { hint, failure } }: SessionSnapshot, storage: RegistrationStorage) {
  const [mode, setMode] = useState<SignInMode>(() =>
    shouldResumeRegistration(hint, storage) ? 'registration' : 'password',
  )
  useEffect(() => {
    // Loads the steps early, because a new build may remove their chunk. The lazy island shows load errors.
    loadSteps().catch(() => undefined)
  }, [])
  // The transition shows the password form until the steps have loaded.
  const [isSwitching, startSwitch] = useTransition()
  const wasSigningIn = useRef(false)
  useEffect(() => {
    // The user has signed in with a password, but has not finished the registration.
    if (wasSigningIn.current && value === 'signed in' && hint === 'registering' && failure === null)
      startSwitch(() => setMode('registration'))
    wasSigningIn.current = value === 'signing in'
  }, [value, hint, failure])
  return { mode, isSwitching, setMode: (newMode: SignInMode) => startSwitch(() => setMode(newMode)) }
}

const shouldResumeRegistration = (hint: SessionHint | undefined, storage: RegistrationStorage): boolean =>
  hint === 'registering' || isInProgress(storage.read(), Date.now())
