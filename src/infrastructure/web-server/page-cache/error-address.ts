import { localizePath } from '#application/routing/locale-path.ts'
import type { CityWithRegion } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'

export interface ErrorPage {
  readonly status: number
  readonly message: string
  /** The requested path; for a failure, with the known query parameters. */
  readonly path?: string
  readonly missingPageTag?: string
  readonly similarCities?: readonly CityWithRegion[]
  /** Request id, shown to visitors. */
  readonly requestId?: string
}

export const getErrorAddress = (locale: Locale, error: ErrorPage): string =>
  localizePath(locale, `/~error/${Buffer.from(JSON.stringify(error)).toString('base64url')}`)

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
