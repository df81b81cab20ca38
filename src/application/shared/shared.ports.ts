import type { Locale } from '#domain/shared/locale.ts'

/** The language of the request that is being answered. */
export interface CurrentLocale {
  readonly current: () => Locale
}

/** Details never hold what people typed, names, contacts or tokens. */
export interface Logger {
  readonly info: (event: string, details?: Readonly<Record<string, unknown>>) => void
  readonly warn: (event: string, details?: Readonly<Record<string, unknown>>) => void
  readonly error: (event: string, details?: Readonly<Record<string, unknown>>) => void
}

/** What a device keeps as text under a name, for this person alone. */
export interface DeviceStorage {
  readonly read: (key: string) => string | null
  /** False: it could not be kept. */
  readonly write: (key: string, text: string) => boolean
  /** Calls when another tab has written; the answer ends it. */
  readonly follow: (changed: () => void) => () => void
}
