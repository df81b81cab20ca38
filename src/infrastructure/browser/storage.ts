// The browser's storage may be forbidden or full: then nothing is kept, and nothing breaks.

type Area = 'localStorage' | 'sessionStorage'

export function writeStored(key: string, text: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text)
  } catch {
    return
  }
}

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
