/** Dispatched on `window` once the page's components respond: what was done before is then given to them again. */
export const hydratedEvent = 'znatok:hydrated'
