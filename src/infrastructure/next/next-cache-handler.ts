import { captureOutput } from '#infrastructure/runtime/render.ts'
import { routeTreeSegment } from './router-protocol.ts'

interface AppPage {
  readonly html: string
  readonly rscData?: Buffer
  readonly segmentData?: Map<string, Buffer>
}

const isAppPage = (value: unknown): value is AppPage =>
  typeof value === 'object' && value !== null && 'html' in value && 'rscData' in value

/** Replaces Next's cache: stores nothing and passes the three representations of a rendered page to the page cache. */
export default class NextCacheHandler {
  get() {
    return Promise.resolve(null)
  }

  set(_key: string, value: unknown) {
    if (isAppPage(value)) {
      const { html: document, rscData: flight, segmentData } = value
      const routeTree = segmentData?.get(routeTreeSegment)
      if (flight && routeTree) captureOutput({ document, flight, routeTree })
    }
    return Promise.resolve()
  }

  revalidateTag() {
    return Promise.resolve()
  }

  resetRequestCache() {}
}
