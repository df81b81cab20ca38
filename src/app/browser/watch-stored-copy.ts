import { scheduleBuildChecks, buildVersion } from '#infrastructure/browser/build-version.ts'
import { markElement } from '#infrastructure/service-worker/mark-element.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'

/**
 * Hides the mark of a stored copy after a soft navigation to another page, and shows it again on return. Once the site
 * responds again, removes the mark and calls `refresh`.
 */
export function watchStoredCopy(refresh: () => void): void {
  const mark = document.querySelector<HTMLElement>(markElement)
  if (!mark) return
  const { pathname, search } = location
  const isMarkShown = () => !mark.hidden && mark.isConnected
  const update = async () => {
    mark.hidden = location.pathname !== pathname || location.search !== search
    if (!isMarkShown()) return
    const { currentBuild, fetchLatest } = buildVersion()
    const latestBuild = await fetchLatest()
    if (latestBuild === undefined || !isMarkShown()) return
    mark.remove()
    // After a release, the router would load the document, and typed text would be lost.
    if (latestBuild === currentBuild) refresh()
  }
  const handleEvent = () => void update()
  for (const event of [pageShownEvent, 'online']) addEventListener(event, handleEvent)
  scheduleBuildChecks(handleEvent)
  handleEvent()
}
