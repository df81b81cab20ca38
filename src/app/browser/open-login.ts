import type { ClientUseCases } from '../../application/client-use-cases'
import type { SessionWatch } from '../../application/session/session-watch'
import type { Locale } from '../../domain/shared/locale'
import { openDialog } from '../../ui/overlay/dialogs'

export const loadLogin = () =>
  Promise.all([import('../../ui/session/login-dialog'), import('../../ui/session/session-actor')])

let open: Promise<'signed-in' | 'closed' | 'unavailable'> | undefined

/** Asks who somebody is, once at a time; how it ended. */
export function openLogin(locale: Locale, watch: SessionWatch, useCases: ClientUseCases) {
  open ??= ask().finally(() => {
    open = undefined
  })
  return open

  async function ask() {
    const files = await loadLogin().catch(() => undefined)
    if (!files) return 'unavailable'
    const [{ LoginDialog }, { sessionActor }] = files
    return (await openDialog(LoginDialog, { locale, actor: sessionActor(watch, useCases) })) ? 'signed-in' : 'closed'
  }
}
