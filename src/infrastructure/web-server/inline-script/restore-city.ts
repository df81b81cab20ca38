import { followCity } from '#infrastructure/browser/follow-city.ts'

/**
 * Remembers the city of the page, or shows the remembered one: as the page arrives, so that nobody sees it change. A
 * page that has to ask for the city wakes for that.
 */
export function restoreCity(hydrate: () => void): void {
  const arriving = new MutationObserver(() => void followCity())
  arriving.observe(document, { childList: true, subtree: true })
  // All of it is there, or back as it was left: another city may have been chosen meanwhile.
  addEventListener('pageshow', () => {
    arriving.disconnect()
    if (followCity()) hydrate()
  })
}
