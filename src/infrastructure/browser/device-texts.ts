import type { DeviceTexts } from '../../application/shared/shared.ports'
import { keep, kept } from './storage'

/** In this browser's storage, which other tabs share. */
export const deviceTexts: DeviceTexts = {
  read: key => kept(key),
  write: (key, text) => {
    keep(key, text)
    return (kept(key) ?? '') === text
  },
  follow: changed => {
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  },
}
