import { markTagName } from '#infrastructure/service-worker/mark-tag-name.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'

/** Omits the login query, because removing it does not change the page. */
function getPageAddress(): string {
  const url = new URL(location.href)
  for (const name of ['login', 'returnTo']) url.searchParams.delete(name)
  return url.pathname + url.search
}

/** The mark of a stored copy belongs to the current page, not to the pages after a soft navigation. */
export function hideMarkOnOtherPages(): void {
  const mark = document.querySelector<HTMLElement>(markTagName)
  if (!mark) return
  const address = getPageAddress()
  addEventListener(pageShownEvent, () => {
    mark.hidden = getPageAddress() !== address
  })
}
