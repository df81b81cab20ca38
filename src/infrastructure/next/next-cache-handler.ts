import { captureOutput } from '#infrastructure/runtime/render.ts'
import { routeTree } from './router-protocol.ts'

interface AppPage {
  readonly kind: 'APP_PAGE'
  readonly html: string
  readonly rscData?: Buffer
  readonly segmentData?: Map<string, Buffer>
}

const isAppPage = (value: unknown): value is AppPage =>
  typeof value === 'object' && value !== null && 'html' in value && 'rscData' in value

/** Replaces Next's cache: stores nothing and hands the three forms of a rendered page to the page cache. */
export default class NextCacheHandler {
  get() {
    return Promise.resolve(null)
  }

  set(_key: string, value: unknown) {
    if (isAppPage(value)) {
      const { html, rscData: rsc, segmentData } = value
      const tree = segmentData?.get(routeTree)
      if (rsc && tree) captureOutput({ html, rsc, tree })
    }
    return Promise.resolve()
  }

  revalidateTag() {
    return Promise.resolve()
  }

  resetRequestCache() {}
}
