import type { SnapshotFrom } from 'xstate'
import type { registrationMachine } from './registration.machine.ts'
import type { StoredRegistration } from './stored-registration.ts'

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>

export function getShownStep({ value }: RegistrationSnapshot): StoredRegistration['step'] | undefined {
  if (value === 'finished' || value === 'accountExists') return undefined
  if (value === 'code' || value === 'resending' || value === 'verifying') return 'code'
  return value === 'email' || value === 'requesting' || value === 'resuming' ? 'email' : 'account'
}

export function toStoredRegistration(snapshot: RegistrationSnapshot): StoredRegistration | null {
  const { email, uuid, sentAt } = snapshot.context
  const step = getShownStep(snapshot)
  return uuid === '' || step === undefined ? null : { email, uuid, step, sentAt }
}
