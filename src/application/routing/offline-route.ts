// Separate from routes.ts, so that the service worker does not load the whole table.

/** The service worker shows this page if the network fails and the requested page is not stored. */
export const offlineRoute = { path: '/offline', ttl: Number.POSITIVE_INFINITY, isPrefetched: false } as const
