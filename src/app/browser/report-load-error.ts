import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { getBrowserTexts, getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { toasts } from '#ui/overlay/overlays.ts'

/** If a new build has replaced the chunk, reloads the page, presses the element again and never resolves. */
export async function reportLoadError(onRetry?: () => void, pressedElement?: HTMLElement): Promise<false> {
  if (await recoverPage(pressedElement)) return new Promise<never>(() => undefined)
  showLoadError(onRetry)
  return false
}

/** Never reloads the page, which may have unsent text. For chunks that load without a click. */
export function showLoadError(onRetry?: () => void): void {
  const { island: text, retry } = getBrowserTexts(getCurrentLocale()).failed
  toasts.show({ kind: 'error', text, ...(onRetry && { action: { text: retry, run: onRetry } }) })
}
