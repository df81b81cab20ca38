import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import type { SignInRequest } from '#ui/session/session-context.tsx'
import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { hasUnsentText } from '#infrastructure/browser/unsent-text.ts'
import { dialogStore, openDialog } from '#ui/overlay/overlays.ts'
import { loadLogin } from './load-login.ts'

let open: Promise<'signed-in' | 'closed' | 'left' | 'unavailable'> | undefined

/** Opens one login dialog at a time; resolves to its result. */
export function openLogin(locale: Locale, watch: SessionWatch, useCases: ClientUseCases, request?: SignInRequest) {
  open ??= ask().finally(() => {
    open = undefined
  })
  return open

  async function ask() {
    const files = await loadLogin().catch(() => undefined)
    if (!files) return 'unavailable'
    const [{ LoginDialog }, { confirmSignedIn, getSessionActor }] = files
    // Sign-up must not navigate away from an unsent form.
    const hasTyped = hasUnsentText()
    const keepsPage = dialogStore.items().length > 0 || hasTyped
    const actor = getSessionActor(watch, useCases)
    const { pathname } = location
    if (await openDialog(LoginDialog, { locale, actor, storage: registrationStorage, keepsPage, hasTyped, request })) {
      // A form behind the dialog is sent next and shows its own confirmation.
      if (dialogStore.items().length === 0) confirmSignedIn()
      return 'signed-in'
    }
    return location.pathname === pathname ? 'closed' : 'left'
  }
}
