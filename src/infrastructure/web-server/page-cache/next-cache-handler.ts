import type { Render } from '#infrastructure/web-server/runtime.ts'

interface AppPage {
  readonly kind: 'APP_PAGE'
  readonly html: string
  readonly rscData?: Buffer
  readonly segmentData?: Map<string, Buffer>
}

const appPage = (value: unknown): value is AppPage =>
  typeof value === 'object' && value !== null && 'html' in value && 'rscData' in value

/** Next's cache, emptied: it keeps nothing, and hands the three forms of a rendered page over to the page cache. */
export default class NextCacheHandler {
  get() {
    return Promise.resolve(null)
  }

  set(_key: string, value: unknown) {
    const render: Render | undefined = globalThis.znatok?.scope.getStore()?.render
    if (render && appPage(value) && value.rscData)
      render.output = { html: value.html, rsc: value.rscData, segments: value.segmentData ?? new Map() }
    return Promise.resolve()
  }

  revalidateTag() {
    return Promise.resolve()
  }

  resetRequestCache() {}
}
