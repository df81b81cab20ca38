// Separate from routes.ts, so that the service worker does not load the whole table.
export const offlineRoute = { path: '/offline', ttl: Number.POSITIVE_INFINITY, isPrefetched: false } as const
