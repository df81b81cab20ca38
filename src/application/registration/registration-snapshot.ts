import type { SnapshotFrom } from 'xstate'
import type { registrationMachine } from './registration.machine.ts'
import type { StoredRegistration } from './stored-registration.ts'

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>

/** Undefined once the registration has ended. */
export function getShownStep({ value }: RegistrationSnapshot): StoredRegistration['step'] | undefined {
  if (value === 'finished' || value === 'known') return undefined
  if (value === 'account' || value === 'creating' || value === 'checking') return 'account'
  return value === 'code' || value === 'resending' || value === 'verifying' ? 'code' : 'email'
}

export function toStoredRegistration(snapshot: RegistrationSnapshot): StoredRegistration | null {
  const { email, uuid, sentAt } = snapshot.context
  const step = getShownStep(snapshot)
  return uuid === '' || step === undefined ? null : { email, uuid, step, sentAt }
}
