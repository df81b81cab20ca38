import { findGuard } from '#application/routing/guards/find-guard.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import { nextFilesPrefix } from '#infrastructure/next/next-paths.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'

/** Whether the URL is a page of this site, not a use-case call or a build file. */
export const isPage = ({ origin: pageOrigin, pathname }: URL, origin: string): boolean =>
  pageOrigin === origin && !['/use-cases/', '/builds/', nextFilesPrefix].some(prefix => pathname.startsWith(prefix))

/**
 * Whether the page may be stored if its response allows it. False for the home page: without a network, the offline
 * page with its list replaces it.
 */
export const isStorablePage = (url: URL, origin: string): boolean =>
  isPage(url, origin) &&
  findGuard(url.pathname) === undefined &&
  splitLocale(url.pathname).path !== '/' &&
  !['login', RouterName.flightQuery].some(name => url.searchParams.has(name))

type ResponseMetadata = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/** Whether the response is a success that is the same for every visitor, and was not redirected. */
export const isStorable = ({ status, type, redirected, headers }: ResponseMetadata): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
  !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '')

/** Whether the page no longer exists: its specialist or city was removed. */
export const isGone = ({ status }: Pick<Response, 'status'>): boolean => status === 404 || status === 410

export const isDocument = ({ headers }: Pick<Response, 'headers'>): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

/** Whether the response is a file whose content never changes (`cache-control: immutable`). */
export const isImmutable = ({ status, type, headers }: ResponseMetadata): boolean =>
  status === 200 && type === 'basic' && headers.get('cache-control')?.includes('immutable') === true
