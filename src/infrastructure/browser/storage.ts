import type { DeviceStorage } from '#application/shared/shared.ports.ts'

// Storage may be forbidden or full. Then nothing is stored, and nothing throws.

type Area = 'localStorage' | 'sessionStorage'

export function writeStorageItem(key: string, text: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text)
  } catch {
    // Not stored.
  }
}

export function readStorageItem(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

export const deviceStorage: DeviceStorage = {
  read: key => readStorageItem(key),
  write: (key, text) => {
    writeStorageItem(key, text)
    return (readStorageItem(key) ?? '') === text
  },
  subscribe: onChange => {
    addEventListener('storage', onChange)
    return () => removeEventListener('storage', onChange)
  },
}
