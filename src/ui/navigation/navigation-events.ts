/** Dispatched on `window` after each page is shown, including the first, and after the login query is removed. */
export const pageShownEvent = 'page-shown'
