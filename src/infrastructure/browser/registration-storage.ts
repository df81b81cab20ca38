import { accountPurposes } from '#domain/registration/registration.ts'
import {
  emptyTypedRegistration,
  parseRegistration,
  parseTypedRegistration,
  type RegistrationStorage,
} from '#application/registration/stored-registration.ts'
import { removeStored, writeStored, readStored } from './storage.ts'

const key = 'registration'
const typedKey = 'registration-typed'
const purposeKey = 'account-purpose'

export const registrationStorage: RegistrationStorage = {
  read: () => parseRegistration(readStored(key), Date.now()),
  write: registration => {
    if (registration) writeStored(key, JSON.stringify(registration))
    else removeStored(key)
    // The browser notifies other tabs only. The login dialog over the registration page is in this document.
    dispatchEvent(new StorageEvent('storage', { key }))
  },
  readTyped: () => parseTypedRegistration(readStored(typedKey, 'sessionStorage')),
  writeTyped: typedRegistration =>
    writeStored(
      typedKey,
      typedRegistration === emptyTypedRegistration ? '' : JSON.stringify(typedRegistration),
      'sessionStorage',
    ),
  writePurpose: (userId, purpose) => writeStored(purposeKey, `${userId} ${purpose}`),
  readPurpose: userId => accountPurposes.find(purpose => readStored(purposeKey) === `${userId} ${purpose}`) ?? null,
  subscribe(onChange) {
    const handleStorage = (event: StorageEvent) => {
      // The key is null if storage was cleared.
      if (event.key === key || event.key === null) onChange()
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  },
}
