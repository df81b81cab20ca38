import type { Locale } from '../../domain/shared/locale'

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
