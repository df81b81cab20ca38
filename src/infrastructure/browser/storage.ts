// The browser's storage may be forbidden or full: then nothing is kept, and nothing breaks.

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
