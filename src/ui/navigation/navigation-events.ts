/** Dispatched once a page is shown under its URL. */
export const pageShownEvent = 'znatok:shown'
