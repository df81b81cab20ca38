import { localePath } from '#application/routing/locale-path.ts'
import type { CityWithRegion } from '#domain/city/find-similar-cities.ts'
import type { Locale } from '#domain/shared/locale.ts'

/** What an error page shows. */
export interface ErrorPage {
  readonly status: number
  readonly message: string
  /** The path as requested; of a failure with the query that its page knows. */
  readonly path?: string
  /** Of a page that was not found. */
  readonly tag?: string
  /** Cities with similar names. */
  readonly near?: readonly CityWithRegion[]
  /** The request id, for people to quote. */
  readonly id?: string
}

/** The inner address at which Next renders it; refused from outside. */
export const errorAddress = (locale: Locale, error: ErrorPage): string =>
  localePath(locale, `/~error/${Buffer.from(JSON.stringify(error)).toString('base64url')}`)

/** Decodes the last segment of such an address. */
export function readErrorAddress(segment: string): ErrorPage | undefined {
  try {
    const error: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString())
    return isErrorPage(error) ? error : undefined
  } catch {
    return undefined
  }
}

const isErrorPage = (value: unknown): value is ErrorPage =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value
