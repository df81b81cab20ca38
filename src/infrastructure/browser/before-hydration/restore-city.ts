import { followCity } from '#infrastructure/browser/current-city.ts'

/**
 * Stores the city of the page or shows the stored one while the page is being parsed, so that nothing visibly changes.
 * Hydrates the page if the city has to be fetched.
 */
export function restoreCity(hydrate: () => void): void {
  const parsing = new MutationObserver(followCity)
  parsing.observe(document, { childList: true, subtree: true })
  // Parsed, or restored from the back/forward cache: another city may have been chosen since.
  addEventListener('pageshow', () => {
    parsing.disconnect()
    if (followCity()) hydrate()
  })
}
