import type { DeviceStorage } from '#application/shared/shared.ports.ts'

interface Device extends DeviceStorage {
  /** Notifies the listeners, as a write in another tab does. */
  readonly notifyListeners: () => void
}

export function aDevice({ isFull = false }: { readonly isFull?: boolean } = {}): Device {
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  return {
    read: key => texts.get(key) ?? null,
    write: (key, text) => {
      if (!isFull) texts.set(key, text)
      return !isFull
    },
    subscribe: onChange => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    notifyListeners: () => {
      for (const onChange of listeners) onChange()
    },
  }
}
