import type { DeviceStorage } from '#application/shared/shared.ports.ts'

// Storage may be forbidden or full. Then nothing is stored, and nothing throws.

type Area = 'localStorage' | 'sessionStorage'

export function writeStored(key: string, text: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text)
  } catch {
    // Not stored.
  }
}

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

export const deviceStorage: DeviceStorage = {
  read: key => readStored(key),
  write: (key, text) => {
    writeStored(key, text)
    return (readStored(key) ?? '') === text
  },
  subscribe: onChange => {
    addEventListener('storage', onChange)
    return () => removeEventListener('storage', onChange)
  },
}
