import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import { writeStored, readStored } from './storage.ts'

/** In this browser's storage, which other tabs share. */
export const deviceStorage: DeviceStorage = {
  read: key => readStored(key),
  write: (key, text) => {
    writeStored(key, text)
    return (readStored(key) ?? '') === text
  },
  follow: changed => {
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  },
}
