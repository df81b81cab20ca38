import { parseRegistration, type RegistrationStorage } from '../../application/registration/stored-registration'
import { drop, keep, kept } from './storage'

const key = 'registration'

/** In this browser, for all its tabs. */
export const registrationStorage: RegistrationStorage = {
  read: () => parseRegistration(kept(key), Date.now()),
  write: registration => {
    if (registration) keep(key, JSON.stringify(registration))
    else drop(key)
  },
  subscribe(changed) {
    const listen = (event: StorageEvent) => {
      // Null: everything was cleared.
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
