import { applyStoredCity } from '#infrastructure/browser/current-city.ts'

/**
 * Stores the city of the page or shows the stored one while the page is being parsed, so that nothing visibly changes.
 * Hydrates the page if the city has to be fetched.
 */
export function restoreCity(hydrate: () => void): void {
  const observer = new MutationObserver(applyStoredCity)
  observer.observe(document, { childList: true, subtree: true })
  // The page has been parsed, or restored from the back/forward cache after another city may have been chosen.
  addEventListener('pageshow', () => {
    observer.disconnect()
    if (applyStoredCity()) hydrate()
  })
}
