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
  const listeners = new Set<() => void>()
  const purposes = new Map<number, AccountPurpose>()
  const storage: RegistrationStorage = {
    read: () => stored,
    write(registration) {
      stored = registration
      for (const notify of listeners) notify()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    readTyped: () => typedFields,
    writeTyped: fields => void (typedFields = fields),
    writePurpose: (userId, purpose) => void purposes.set(userId, purpose),
    readPurpose: userId => purposes.get(userId) ?? null,
  }
  return { storage, read: () => stored }
}
