import { reloadPage } from '#infrastructure/browser/recover-page.ts'
import { hasUnsentText } from '#infrastructure/browser/unsent-text.ts'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import { translate } from '#ui/i18n/browser-i18n.ts'
import { toasts } from '#ui/overlay/overlays.ts'
import { getOpenedLink } from './open-form.ts'

/** Defined from the first announcement of an unsent text until that text is gone. */
let endAnnouncement: (() => void) | undefined

export function announceNewBuild(): void {
  if (hasUnsentText()) endAnnouncement ??= startAnnouncement()
  else {
    endAnnouncement?.()
    endAnnouncement = undefined
  }
}

function startAnnouncement(): () => void {
  const t = translate(['new-build'])
  const closeToast = toasts.show({
    kind: 'info',
    text: t('new-build:text'),
    action: { text: t('new-build:reload'), run: reloadWithoutPrompt },
  })
  // A form disappears without an event when it is sent or closed.
  const observer = new MutationObserver(announceNewBuild)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    closeToast()
  }
}

function reloadWithoutPrompt(): void {
  dropLeaveGuard()
  reloadPage(getOpenedLink())
}
