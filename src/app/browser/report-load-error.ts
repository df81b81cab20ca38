import type { Locale } from '#domain/shared/locale.ts'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { getBrowserTexts } from '#ui/i18n/browser-texts.ts'
import { toasts } from '#ui/overlay/overlays.ts'

/** If a new build has replaced the chunk, reloads the page and never resolves. */
export async function reportLoadError(locale: Locale, onRetry?: () => void): Promise<false> {
  if (await recoverPage()) return new Promise<never>(() => undefined)
  const { island: text, retry } = getBrowserTexts(locale).failed
  toasts.show({ kind: 'error', text, ...(onRetry && { action: { text: retry, run: onRetry } }) })
  return false
}
