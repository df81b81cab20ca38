import { reloadPage } from '#infrastructure/browser/recover-page.ts'
import { hasUnsentText } from '#infrastructure/browser/unsent-text.ts'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import { getBrowserTranslator } from '#ui/i18n/browser-i18n.ts'
import { toasts } from '#ui/overlay/overlays.ts'
import { getOpenedLink } from './open-form.ts'

/** Kept until the unsent text is gone, so that a toast that the visitor closed does not reappear. */
let closeToast: (() => void) | undefined

export function updateNewBuildToast(): void {
  if (hasUnsentText()) closeToast ??= showToast()
  else {
    closeToast?.()
    closeToast = undefined
  }
}

function showToast(): () => void {
  const t = getBrowserTranslator(['new-build'])
  const close = toasts.show({
    kind: 'info',
    text: t('new-build:text'),
    action: { text: t('new-build:reload'), run: reloadWithoutPrompt },
  })
  // A form disappears without an event when it is sent or closed.
  const observer = new MutationObserver(updateNewBuildToast)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    close()
  }
}

function reloadWithoutPrompt(): void {
  dropLeaveGuard()
  reloadPage(getOpenedLink())
}
