import { findGuardRedirect } from '#application/routing/guards/guards.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { parseReturnPath } from '#application/routing/guards/return-path.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import { hasSession } from '#application/session/has-session.ts'
import { maySend, type SessionHint, type SessionWatch } from '#application/session/session-hint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import type { SessionTools, SignInRequest } from '#ui/session/session-context.tsx'
import { hasLeaveGuard } from '#ui/form/leave-guard.ts'
import { closePhoneMenu } from '#ui/shell/header/phone-menu-behavior.ts'
import { focusMain } from '#ui/kit/focus/focus-near.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { reportLoadError, showLoadError } from './report-load-error.ts'
import { isLoginOpen, openLogin } from './open-login.ts'

export interface SessionToolsOptions {
  readonly locale: Locale
  readonly watch: SessionWatch
  readonly useCases: ClientUseCases
  readonly goTo: (path: string) => void
  readonly replacePage: (path: string) => void
}

export interface RootSessionTools extends Omit<SessionTools, 'askToSignIn' | 'signOut'> {
  /** Resolves once the login is closed or could not be loaded. */
  readonly askToSignIn: () => Promise<void>
  /** `isConfirmed`: the visitor has agreed to lose unsent text. */
  readonly signOut: (isConfirmed?: boolean) => Promise<void>
  readonly handleSessionChange: (previousHint: SessionHint | undefined) => void
}

const findRedirect = (hint: SessionHint | undefined) => findGuardRedirect(location.pathname + location.search, hint)
const isLoginRequested = () => new URLSearchParams(location.search).has('login')
const ignoreLoadError = () => undefined

async function openLoginAndReturn(
  options: SessionToolsOptions,
  returnPath?: string,
  request?: SignInRequest,
): ReturnType<typeof openLogin> {
  const { locale, watch, useCases, replacePage } = options
  // The cookie may have expired unnoticed. Without this check, the dialog would take the old session for a new one.
  watch.check()
  // An open login may still offer a new password.
  const needsNoLogin = watch.getHint() === 'signed-in' && !isLoginOpen()
  const result = needsNoLogin ? 'signed-in' : await openLogin(locale, watch, useCases, { request, returnPath })
  if (result === 'left')
    // The previous page's login was still open when this page's URL requested one.
    return returnPath !== undefined && isLoginRequested() ? openLoginAndReturn(options, returnPath) : result
  // The query stays, so that a reload opens the login.
  if (result === 'unavailable') return result
  if (result === 'closed') watch.forgetExpiry()
  const nextPath = result === 'signed-in' ? (returnPath ?? findRedirect(watch.getHint())) : undefined
  if (nextPath === undefined) dropLoginQuery()
  else replacePage(nextPath)
  return result
}

async function endSessionOrReport(
  { watch, useCases }: SessionToolsOptions,
  isConfirmed: boolean,
  retry: (isConfirmed: boolean) => Promise<void>,
): Promise<boolean> {
  try {
    const { endSession } = await import('./end-session.ts')
    return await endSession(watch, useCases, isConfirmed, () => void retry(true))
  } catch {
    return reportLoadError(() => void retry(isConfirmed))
  }
}

export function createSessionTools(options: SessionToolsOptions): RootSessionTools {
  const { locale, watch, useCases, goTo, replacePage } = options
  const home = localizePath(locale, '/')
  const showLogin = (returnPath?: string, request?: SignInRequest) => openLoginAndReturn(options, returnPath, request)
  const askToSignIn = async (returnPath?: string, { keepsPage = false } = {}) => {
    if ((await showLogin(returnPath)) !== 'unavailable') return
    const showError = keepsPage ? showLoadError : reportLoadError
    void showError(() => void askToSignIn(returnPath, { keepsPage }))
  }

  const signOut = async (isConfirmed = false) => {
    if (await endSessionOrReport(options, isConfirmed, signOut)) leaveAfterSignOut(options)
  }

  return {
    watch,
    goTo,
    replacePage,
    askToSignIn: () => askToSignIn(),
    signIn: async request => {
      const result = await showLogin(undefined, request)
      if (result === 'unavailable') return reportLoadError()
      // A visitor who closes the dialog returns to the form, even if signed in or verified by then.
      return result === 'signed-in' && maySend(watch.getHint(), request)
    },
    signOut,
    onPageShown(shownAt) {
      const hint = watch.getHint()
      const redirectPath = findRedirect(hint)
      if (redirectPath) {
        // Also called on a new build. An open login stays. After an expiry, so does a form with unsaved input.
        if (!isLoginOpen() && (hint === 'signed-in' || !hasLeaveGuard())) replacePage(redirectPath)
        return
      }
      if (hasSession(hint)) refreshProfile(useCases, shownAt)
      if (isLoginRequested())
        void askToSignIn(parseReturnPath(new URLSearchParams(location.search).get('returnTo'), locale))
    },
    handleSessionChange(previousHint) {
      const hint = watch.getHint()
      if (hint === 'expired') {
        // The login opens in a dialog, so that unsent text stays.
        if (previousHint !== 'expired') void askToSignIn(undefined, { keepsPage: true })
        return
      }
      const redirectPath = findRedirect(hint)
      // The session had expired, and the visitor has closed the login. A form with unsaved input stays.
      if (redirectPath && previousHint === 'expired' && hasLeaveGuard()) return
      resetQueries(hint)
      if (previousHint === 'signed-in' && hint === undefined)
        // The typed registration is in this tab's session storage, which the tab that signed out can't clear.
        registrationStorage.writeTyped(emptyTypedRegistration)
      if (!redirectPath) return
      if (hint === undefined) replacePage(home)
      // An open login redirects once it closes.
      else if (!isLoginOpen()) replacePage(redirectPath)
    },
  }
}

function leaveAfterSignOut({ locale, goTo, replacePage }: SessionToolsOptions): void {
  const home = localizePath(locale, '/')
  if (findRedirect(undefined)) {
    // If the session had expired, `handleSessionChange` has kept a form with unsaved input.
    resetQueries(undefined)
    replacePage(home)
    return
  }
  goTo(home)
  if (location.pathname !== home) return
  // Without a navigation, nothing else closes the phone menu or moves the focus from the hidden button.
  closePhoneMenu()
  focusMain()
}

function resetQueries(hint: SessionHint | undefined): void {
  import('#ui/user/reset-queries.ts').then(queries => queries.resetQueries(hint), ignoreLoadError)
}

function refreshProfile(useCases: ClientUseCases, shownAt?: number): void {
  import('#ui/user/own-profile.queries.ts').then(
    queries => queries.refreshOwnProfile(useCases, shownAt),
    ignoreLoadError,
  )
}

function dropLoginQuery(): void {
  if (!isLoginRequested()) return
  const url = new URL(location.href)
  for (const name of ['login', 'returnTo']) url.searchParams.delete(name)
  // With its own history state, Next's router ignores the change. Otherwise it would discard a navigation to the return
  // path that a concurrent call has started.
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(pageShownEvent))
}
