import { captureOutput } from '#infrastructure/runtime/render.ts'

interface AppPage {
  readonly kind: 'APP_PAGE'
  readonly html: string
  readonly rscData?: Buffer
  readonly segmentData?: Map<string, Buffer>
}

const appPage = (value: unknown): value is AppPage =>
  typeof value === 'object' && value !== null && 'html' in value && 'rscData' in value

/** Replaces Next's cache: stores nothing and hands the three forms of a rendered page to the page cache. */
export default class NextCacheHandler {
  get() {
    return Promise.resolve(null)
  }

  set(_key: string, value: unknown) {
    if (appPage(value) && value.rscData)
      captureOutput({ html: value.html, rsc: value.rscData, segments: value.segmentData ?? new Map() })
    return Promise.resolve()
  }

  revalidateTag() {
    return Promise.resolve()
  }

  resetRequestCache() {}
}
