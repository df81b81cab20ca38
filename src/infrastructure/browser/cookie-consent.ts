import type { ConsentStorage } from '#application/cookie-consent/cookie-consent.ports.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'cookiesAccepted'

/** In this browser. Where storage is forbidden, nobody has accepted, and every page asks. */
export const cookieConsent: ConsentStorage = {
  isAccepted: () => readStored(key) === 'true',
  accept: () => writeStored(key, 'true'),
}
