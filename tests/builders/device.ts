import type { DeviceStorage } from '#application/shared/shared.ports.ts'

interface Device extends DeviceStorage {
  /** Another tab has written. */
  readonly changedElsewhere: () => void
}

/** A device that keeps what it is given, or nothing at all. */
export function aDevice({ full = false }: { readonly full?: boolean } = {}): Device {
  const texts = new Map<string, string>()
  const followers = new Set<() => void>()
  return {
    read: key => texts.get(key) ?? null,
    write: (key, text) => {
      if (!full) texts.set(key, text)
      return !full
    },
    follow: changed => {
      followers.add(changed)
      return () => followers.delete(changed)
    },
    changedElsewhere: () => {
      for (const changed of followers) changed()
    },
  }
}
