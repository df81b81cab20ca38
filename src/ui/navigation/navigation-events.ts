/** Dispatched once a page is shown under its address. */
export const shownEvent = 'znatok:shown'
