import { applyStoredCity } from '#infrastructure/browser/current-city.ts'

/** Starts while the page is being parsed, so that the city does not change visibly. */
export function restoreCity(hydrate: () => void): void {
  const observer = new MutationObserver(applyStoredCity)
  observer.observe(document, { childList: true, subtree: true })
  // Before a restore from the back/forward cache, another page may have changed the stored city.
  addEventListener('pageshow', () => {
    observer.disconnect()
    if (applyStoredCity()) hydrate()
  })
}
