declare global {
  interface WindowEventMap {
    'znatok:leaving': CustomEvent<string>
  }
}

/**
 * Dispatched as a phone begins to render another page, with its address. Whoever cancels it shows the motion to that page,
 * which React then leaves out.
 */
export const leavingEvent = 'znatok:leaving'

/** Dispatched once a page is shown under its address. */
export const shownEvent = 'znatok:shown'
