import { accountPurposes } from '#domain/registration/registration.ts'
import {
  emptyTypedRegistration,
  parseRegistration,
  parseTypedRegistration,
  type RegistrationStorage,
} from '#application/registration/stored-registration.ts'
import { deviceStorage, writeStorageItem, readStorageItem } from './storage.ts'

const key = 'registration'
const typedKey = 'registration-typed'
const purposeKey = 'account-purpose'

export const registrationStorage: RegistrationStorage = {
  read: () => parseRegistration(readStorageItem(key), Date.now()),
  write: registration => {
    const isStored = deviceStorage.write(key, registration ? JSON.stringify(registration) : '')
    // The browser notifies other tabs only, but the login dialog over the registration page is in this document.
    if (isStored) dispatchEvent(new StorageEvent('storage', { key }))
  },
  readTyped: () => parseTypedRegistration(readStorageItem(typedKey, 'sessionStorage')),
  writeTyped: typedRegistration =>
    writeStorageItem(
      typedKey,
      typedRegistration === emptyTypedRegistration ? '' : JSON.stringify(typedRegistration),
      'sessionStorage',
    ),
  writePurpose: (userId, purpose) => writeStorageItem(purposeKey, `${userId} ${purpose}`),
  readPurpose: userId =>
    accountPurposes.find(purpose => readStorageItem(purposeKey) === `${userId} ${purpose}`) ?? null,
  subscribe(onChange) {
    const handleStorage = (event: StorageEvent) => {
      // The key is null if storage was cleared.
      if (event.key === key || event.key === null) onChange()
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  },
}
