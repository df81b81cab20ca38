import type { ConsentStorage } from '../../application/cookie-consent/cookie-consent.ports'
import { keep, kept } from './storage'

const key = 'cookiesAccepted'

/** In this browser. Where storage is forbidden, nobody has accepted, and every page asks. */
export const cookieConsent: ConsentStorage = {
  isAccepted: () => kept(key) === 'true',
  accept: () => keep(key, 'true'),
}
