import {
  emptyTypedRegistration,
  type RegistrationStorage,
  type StoredRegistration,
  type TypedRegistration,
} from '#application/registration/stored-registration.ts'
import type { AccountPurpose } from '#domain/registration/registration.ts'

export function aRegistrationStorage(initial: StoredRegistration | null = null) {
  let stored = initial
  let typedFields: TypedRegistration = emptyTypedRegistration
  let notify: () => void = () => undefined
  const purposes = new Map<number, AccountPurpose>()
  const storage: RegistrationStorage = {
    read: () => stored,
    write: registration => void (stored = registration),
    subscribe(onChange) {
      notify = onChange
      return () => undefined
    },
    readTyped: () => typedFields,
    writeTyped: fields => void (typedFields = fields),
    writePurpose: (userId, purpose) => void purposes.set(userId, purpose),
    readPurpose: userId => purposes.get(userId) ?? null,
  }
  const writeFromOtherTab = (registration: StoredRegistration | null) => {
    stored = registration
    notify()
  }
  return { storage, writeFromOtherTab, read: () => stored }
}
