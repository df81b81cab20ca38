import { splitLocale } from '#application/routing/split-locale.ts'
import { nextFilesPrefix } from '#infrastructure/next/next-paths.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'
import { guardedPaths } from './guarded-paths-table.ts'

export const isPage = ({ origin: pageOrigin, pathname }: URL, origin: string): boolean =>
  pageOrigin === origin && !['/use-cases/', '/builds/', nextFilesPrefix].some(prefix => pathname.startsWith(prefix))

/** False for the home page: without a network, the offline page, which lists the stored pages, replaces it. */
export const isStorablePage = (url: URL, origin: string): boolean =>
  isPage(url, origin) &&
  !['/', ...guardedPaths].includes(splitLocale(url.pathname).path) &&
  !['login', RouterName.flightQuery].some(name => url.searchParams.has(name))

type ResponseMetadata = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

const isPublic = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /\bpublic\b/.test(headers.get('cache-control') ?? '')

/** Only responses that are the same for every visitor may be stored. */
export const isStorable = (response: ResponseMetadata): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  isPublic(response) &&
  !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '')

type StatusAndHeaders = Pick<Response, 'status' | 'headers'>

const isMissing = ({ status }: StatusAndHeaders) => status === 404 || status === 410

/** A proxy may send its own 404 while the site restarts, so only a public 404 proves that the page is gone. */
export const isGone = (response: StatusAndHeaders): boolean => isMissing(response) && isPublic(response)

export const isUnavailable = (response: StatusAndHeaders): boolean =>
  (response.status >= 502 && response.status <= 504) || (isMissing(response) && !isPublic(response))

export const isDocument = ({ headers }: Pick<Response, 'headers'>): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

export const isImmutable = ({ status, type, headers }: ResponseMetadata): boolean =>
  status === 200 && type === 'basic' && headers.get('cache-control')?.includes('immutable') === true
