import {
  emptyTypedRegistration,
  type RegistrationStorage,
  type StoredRegistration,
  type TypedRegistration,
} from '#application/registration/stored-registration.ts'
import type { AccountPurpose } from '#domain/registration/registration.ts'

/** An in-memory registration. `otherTab` changes it as another tab would. */
export function aRegistrationStorage(first: StoredRegistration | null = null) {
  let stored = first
  let typed: TypedRegistration = emptyTypedRegistration
  let notify = () => undefined as void
  const purposes = new Map<number, AccountPurpose>()
  const storage: RegistrationStorage = {
    read: () => stored,
    write: registration => void (stored = registration),
    subscribe(changed) {
      notify = changed
      return () => undefined
    },
    readTyped: () => typed,
    writeTyped: now => void (typed = now),
    writePurpose: (userId, purpose) => void purposes.set(userId, purpose),
    readPurpose: userId => purposes.get(userId) ?? null,
  }
  const otherTab = (registration: StoredRegistration | null) => {
    stored = registration
    notify()
  }
  return { storage, otherTab, read: () => stored }
}
