import type { CityOfRegion } from '#domain/city/spelled-city.ts'
import type { Locale } from '#domain/shared/locale.ts'

/** What an error page shows. */
export interface ErrorPage {
  readonly status: number
  readonly message: string
  /** Of a page that was not found, as in the address, and by which error. */
  readonly path?: string
  readonly tag?: string
  /** Cities that somebody who asked for it may have meant. */
  readonly near?: readonly CityOfRegion[]
  /** By which the log knows this failure: people can quote it. */
  readonly id?: string
}

/** Where Next renders it: an inner address, which the web server refuses from outside. */
export const errorAddress = (locale: Locale, error: ErrorPage): string =>
  `${locale === 'en' ? '/en' : ''}/~error/${Buffer.from(JSON.stringify(error)).toString('base64url')}`

/** Reads the last segment of such an address; undefined where it is none. */
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
