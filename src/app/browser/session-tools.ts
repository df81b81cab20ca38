import { guardRedirect } from '#application/routing/guards.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { parseReturnPath } from '#application/routing/return-path.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { maySend, type SessionHint, type SessionWatch } from '#application/session/session-hint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { sessionTexts } from '#ui/i18n/loaders/session.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import type { SessionTools, SignInRequest } from '#ui/session/session-context.tsx'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import { reportNotLoaded } from './dialog-not-loaded.ts'
import { openLogin } from './open-login.ts'

export interface SessionToolsOptions {
  readonly locale: Locale
  readonly watch: SessionWatch
  readonly useCases: ClientUseCases
  readonly goTo: (path: string) => void
  /** Replaces the current history entry. */
  readonly replaceBy: (path: string) => void
}

export interface RootSessionTools extends Omit<SessionTools, 'signOut'> {
  /** Opens the login dialog; false if it could not be loaded. */
  readonly openInPlace: () => Promise<boolean>
  /** Rejects if a chunk can't be loaded. `isAsked`: the visitor has agreed to lose unsent text. */
  readonly signOut: (isAsked?: boolean) => Promise<void>
  /** Handles a session that started or ended in any tab. `before`: the previous hint. */
  readonly changed: (before: SessionHint | undefined) => void
}

/** Where a visitor with this hint has to go from the shown page. */
const findRedirect = (hint: SessionHint | undefined) => guardRedirect(location.pathname + location.search, hint)
const loadQueries = () => import('#ui/user/own-profile.queries.ts')
const loadForget = () => import('./forget-visitor.ts')

export function createSessionTools({
  locale,
  watch,
  useCases,
  goTo,
  replaceBy,
}: SessionToolsOptions): RootSessionTools {
  const home = localePath(locale, '/')

  const ask = async (back?: string, request?: SignInRequest): Promise<boolean> => {
    // The cookie may have expired unnoticed; the dialog would then report a new session.
    watch.look()
    const result = watch.hint() === 'signed-in' ? 'signed-in' : await openLogin(locale, watch, useCases, request)
    // The login was opened on the previous page; this address requests it again.
    if (result === 'left') return back === undefined || ask(back)
    if (result === 'closed') watch.forgetExpiry()
    if (result === 'signed-in' && back !== undefined) replaceBy(back)
    else dropLoginQuery()
    return result !== 'unavailable'
  }

  const signOut = async (isAsked = false) => {
    if ((await endSession(watch, useCases, isAsked, () => void signOut(true))) && !findRedirect(undefined)) goTo(home)
  }

  return {
    watch,
    goTo,
    replaceBy,
    askToSignIn: () => void ask(),
    signIn: async request =>
      (await ask(undefined, request)) ? maySend(watch.hint(), request) : reportNotLoaded(locale),
    openInPlace: () => ask(),
    signOut,
    arrived() {
      const to = findRedirect(watch.hint())
      if (to !== undefined) return replaceBy(to)
      if (watch.hint() === 'signed-in' || watch.hint() === 'registering') refreshProfile(useCases)
      const query = new URLSearchParams(location.search)
      if (query.has('login')) void ask(parseReturnPath(query.get('returnTo')))
    },
    changed(before) {
      const hint = watch.hint()
      if (hint === 'expired') {
        // In a dialog, so that unsent text stays.
        if (before !== 'expired') void ask()
        return
      }
      resetQueries(hint)
      if (before === 'signed-in' && hint === undefined)
        loadForget().then(
          ({ forgetTyped }) => forgetTyped(),
          () => undefined,
        )
      const to = findRedirect(hint)
      if (to !== undefined) replaceBy(hint === undefined ? home : to)
    },
  }
}

/** Ends the session and forgets the visitor; false if the visitor keeps their drafts, or the API failed. */
async function endSession(
  watch: SessionWatch,
  useCases: ClientUseCases,
  isAsked: boolean,
  retry: () => void,
): Promise<boolean> {
  const [session, { forgetVisitor, hasDrafts }] = await Promise.all([
    withTexts(import('#ui/session/session-actor.ts'), sessionTexts),
    loadForget(),
  ])
  if (!isAsked && hasDrafts() && !(await session.confirmDroppingDrafts())) return false
  if (!(await session.endSession(session.getSessionActor(watch, useCases), retry))) return false
  forgetVisitor()
  dropLeaveGuard()
  return true
}

function resetQueries(hint: SessionHint | undefined): void {
  import('#ui/user/reset-queries.ts').then(
    queries => queries.resetQueries(hint),
    () => undefined,
  )
}

function refreshProfile(useCases: ClientUseCases): void {
  loadQueries().then(
    ({ refreshOwnProfile }) => refreshOwnProfile(useCases),
    () => undefined,
  )
}

/** Removes `login` from the address, so that a reload does not ask again. */
function dropLoginQuery(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('login')) return
  for (const name of ['login', 'returnTo']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  dispatchEvent(new Event(shownEvent))
}
