import { accountPurposes } from '#domain/registration/registration.ts'
import {
  emptyTypedRegistration,
  parseRegistration,
  parseTyped,
  type RegistrationStorage,
} from '#application/registration/stored-registration.ts'
import { removeStored, writeStored, readStored } from './storage.ts'

const key = 'registration'
const typedKey = 'registration-typed'
const purposeKey = 'account-purpose'

/** Local storage, shared by all tabs; typed values stay in session storage. */
export const registrationStorage: RegistrationStorage = {
  read: () => parseRegistration(readStored(key), Date.now()),
  write: registration => {
    if (registration) writeStored(key, JSON.stringify(registration))
    else removeStored(key)
  },
  readTyped: () => parseTyped(readStored(typedKey, 'sessionStorage')),
  writeTyped: typed =>
    writeStored(typedKey, typed === emptyTypedRegistration ? '' : JSON.stringify(typed), 'sessionStorage'),
  writePurpose: (userId, purpose) => writeStored(purposeKey, `${userId} ${purpose}`),
  readPurpose: userId => accountPurposes.find(one => readStored(purposeKey) === `${userId} ${one}`) ?? null,
  subscribe(changed) {
    const listen = (event: StorageEvent) => {
      // Null: storage was cleared.
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
