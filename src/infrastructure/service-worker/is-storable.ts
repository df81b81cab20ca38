import { findGuard } from '#application/routing/guards/find-guard.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import { nextFilesPrefix } from '#infrastructure/next/next-paths.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'

export const isPage = ({ origin: pageOrigin, pathname }: URL, origin: string): boolean =>
  pageOrigin === origin && !['/use-cases/', '/builds/', nextFilesPrefix].some(prefix => pathname.startsWith(prefix))

/** False for the home page: without a network, the offline page with its list replaces it. */
export const isStorablePage = (url: URL, origin: string): boolean =>
  isPage(url, origin) &&
  findGuard(url.pathname) === undefined &&
  splitLocale(url.pathname).path !== '/' &&
  !['login', RouterName.flightQuery].some(name => url.searchParams.has(name))

type ResponseMetadata = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/** Only responses that are the same for every visitor may be stored. */
export const isStorable = ({ status, type, redirected, headers }: ResponseMetadata): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
  !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '')

export const isGone = ({ status }: Pick<Response, 'status'>): boolean => status === 404 || status === 410

export const isDocument = ({ headers }: Pick<Response, 'headers'>): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

export const isImmutable = ({ status, type, headers }: ResponseMetadata): boolean =>
  status === 200 && type === 'basic' && headers.get('cache-control')?.includes('immutable') === true
