/** Dispatched once a page is shown under its URL. */
export const pageShownEvent = 'page-shown'
