import { markTagName } from '#infrastructure/service-worker/mark-tag-name.ts'
import { getPath } from '#ui/focus/page-focus.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'

export function hideMarkOnOtherPages(): void {
  const mark = document.querySelector<HTMLElement>(markTagName)
  if (!mark) return
  const path = getPath()
  addEventListener(pageShownEvent, () => {
    mark.hidden = getPath() !== path
  })
}
