/** Shown by the service worker in place of a page that is not stored. A light file, because the worker loads it. */
export const offlineRoute = { path: '/offline', ttl: Number.POSITIVE_INFINITY, isPrefetched: false } as const
