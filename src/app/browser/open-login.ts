import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import type { LoginReason } from '#ui/sign-in/use-login-note.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { hasUnsentText } from '#infrastructure/browser/unsent-text.ts'
import { dialogStore, openDialog } from '#ui/overlay/overlays.ts'
import { loadLogin } from './load-login.ts'

type LoginResult = 'signed-in' | 'closed' | 'left' | 'unavailable'

let pendingLogin: { readonly pathname: string; readonly result: Promise<LoginResult> } | undefined

/** False once the visitor has navigated, even while the previous page's login is pending. */
export const isLoginOpen = (): boolean => pendingLogin?.pathname === location.pathname

/** `left`: the visitor has navigated meanwhile. `unavailable`: the login could not be loaded. */
export function openLogin(
  locale: Locale,
  watch: SessionWatch,
  useCases: ClientUseCases,
  reason: Omit<LoginReason, 'hasTypedText'>,
) {
  const { pathname } = location
  pendingLogin ??= {
    pathname,
    result: showLogin().finally(() => {
      pendingLogin = undefined
    }),
  }
  return pendingLogin.result

  async function showLogin(): Promise<LoginResult> {
    const modules = await loadLogin().catch(() => undefined)
    if (location.pathname !== pathname) return 'left'
    if (!modules) return 'unavailable'
    const [{ SignInDialog }, { showSignedInToast, getSessionActor }] = modules
    // Registering must not navigate away from an unsent form.
    const hasTypedText = hasUnsentText()
    const registersInDialog = dialogStore.getItems().length > 0 || hasTypedText
    const actor = getSessionActor(watch, useCases)
    actor.send({ type: 'login.opened' })
    const result = await openDialog(SignInDialog, {
      locale,
      actor,
      storage: registrationStorage,
      registersInDialog,
      hasTypedText,
      ...reason,
    })
    if (!result) return location.pathname === pathname ? 'closed' : 'left'
    // A form behind the dialog is sent next and shows its own confirmation.
    if (result !== 'announced' && dialogStore.getItems().length === 0) showSignedInToast()
    return 'signed-in'
  }
}
