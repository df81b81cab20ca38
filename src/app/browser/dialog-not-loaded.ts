import type { Locale } from '#domain/shared/locale.ts'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { getBrowserTexts } from '#ui/i18n/browser-texts.ts'
import { toasts } from '#ui/overlay/overlays.ts'

let closeLast: (() => void) | undefined

/** Something can't be loaded: the page reloads if a new build has replaced it, else says so, and offers to try again. */
export async function reportNotLoaded(locale: Locale, again?: () => void): Promise<false> {
  if (await recoverPage()) return new Promise<never>(() => undefined)
  const { island: text, retry } = getBrowserTexts(locale).failed
  // However often it is pressed, it is said once.
  closeLast?.()
  closeLast = toasts.show({ kind: 'error', text, ...(again && { life: 'none', action: { text: retry, run: again } }) })
  return false
}

/** For what can be tried again. */
export const showLoadError = (locale: Locale) => (again: () => void) => reportNotLoaded(locale, again)
