import { parseRegistration, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import { removeStored, writeStored, readStored } from './storage.ts'

const key = 'registration'

/** Local storage, which all tabs share. */
export const registrationStorage: RegistrationStorage = {
  read: () => parseRegistration(readStored(key), Date.now()),
  write: registration => {
    if (registration) writeStored(key, JSON.stringify(registration))
    else removeStored(key)
  },
  subscribe(changed) {
    const listen = (event: StorageEvent) => {
      // Null: storage was cleared.
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
