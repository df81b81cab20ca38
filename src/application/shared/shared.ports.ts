import type { Locale } from '#domain/shared/locale.ts'

export interface CurrentLocale {
  readonly get: () => Locale
}

/** The details of a log line must not contain user input, names, contacts or tokens. */
export interface Logger {
  readonly info: (event: string, details?: Readonly<Record<string, unknown>>) => void
  readonly warn: (event: string, details?: Readonly<Record<string, unknown>>) => void
  readonly error: (event: string, details?: Readonly<Record<string, unknown>>) => void
}

export interface DeviceStorage {
  readonly read: (key: string) => string | null
  /** False if it could not be stored. */
  readonly write: (key: string, text: string) => boolean
  /** Notifies of writes of other tabs only. */
  readonly subscribe: (onChange: () => void) => () => void
}
