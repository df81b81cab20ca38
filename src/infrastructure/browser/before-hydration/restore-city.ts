import { applyStoredCity } from '#infrastructure/browser/current-city.ts'

/**
 * Stores the city of the page, or shows the stored one. Starts while the page is being parsed, so that the city does
 * not change visibly. Hydrates the page if the city has to be fetched.
 */
export function restoreCity(hydrate: () => void): void {
  const observer = new MutationObserver(applyStoredCity)
  observer.observe(document, { childList: true, subtree: true })
  // The page has been parsed or restored from the back/forward cache. Before a restore, the city may have changed.
  addEventListener('pageshow', () => {
    observer.disconnect()
    if (applyStoredCity()) hydrate()
  })
}
