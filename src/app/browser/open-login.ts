import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { hasUnsentText } from '#infrastructure/browser/unsent-text.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { browserTexts } from '#ui/i18n/browser-texts.ts'
import { dialogStore, openDialog, toasts } from '#ui/overlay/overlays.ts'
import { sessionTexts } from '#ui/session/session-texts.ts'

export const loadLogin = () =>
  Promise.all([withTexts(import('#ui/session/login-dialog.tsx'), sessionTexts), import('#ui/session/session-actor.ts')])

/** Something can't be loaded: the page reloads if a new build has replaced it, else says so, and offers to try again. */
export async function dialogNotLoaded(locale: Locale, again?: () => void): Promise<false> {
  if (await recoverPage()) return new Promise<never>(() => undefined)
  const { island: text, retry } = browserTexts(locale).failed
  toasts.show({ kind: 'error', text, ...(again && { life: 'none', action: { text: retry, run: again } }) })
  return false
}

let open: Promise<'signed-in' | 'closed' | 'unavailable'> | undefined

/** Opens the login dialog, one at a time; resolves to how it ended. */
export function openLogin(locale: Locale, watch: SessionWatch, useCases: ClientUseCases) {
  open ??= ask().finally(() => {
    open = undefined
  })
  return open

  async function ask() {
    const files = await loadLogin().catch(() => undefined)
    if (!files) return 'unavailable'
    const [{ LoginDialog }, { sessionActor }] = files
    // A form waits below: signing up must not take its page away.
    const hasTyped = hasUnsentText()
    const keepsPage = dialogStore.items().length > 0 || hasTyped
    const actor = sessionActor(watch, useCases)
    return (await openDialog(LoginDialog, { locale, actor, keepsPage, hasTyped })) ? 'signed-in' : 'closed'
  }
}
