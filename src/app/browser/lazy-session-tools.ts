import { findGuard } from '#application/routing/guards/find-guard.ts'
import { reportLoadError, showLoadError } from './report-load-error.ts'
import type { SessionToolsOptions, RootSessionTools } from './session-tools.ts'

export function createLazySessionTools(options: SessionToolsOptions): RootSessionTools {
  const { watch, goTo, replacePage } = options
  let pendingTools: Promise<RootSessionTools | undefined> | undefined
  const loadTools = () =>
    (pendingTools ??= import('./session-tools.ts')
      .then(({ createSessionTools }) => createSessionTools(options))
      .catch(() => (pendingTools = undefined)))
  /** Handles load errors only. A bug in the tools stays an unhandled rejection, which the browser logs. */
  const callTools = async (
    use: (tools: RootSessionTools) => unknown,
    showError?: (retry: () => void) => unknown,
  ): Promise<void> => {
    const tools = await loadTools()
    if (tools) await use(tools)
    else await showError?.(() => void callTools(use, showError))
  }
  const needsTools = () =>
    findGuard(location.pathname) !== undefined || new URLSearchParams(location.search).has('login')

  return {
    watch,
    goTo,
    replacePage,
    askToSignIn: () => callTools(tools => tools.askToSignIn(), reportLoadError),
    async signIn(request) {
      const tools = await loadTools()
      return tools ? tools.signIn(request) : reportLoadError()
    },
    signOut: () => callTools(tools => tools.signOut(), reportLoadError),
    onPageShown(shownAt = Date.now()) {
      const callOnPageShown = (tools: RootSessionTools) => tools.onPageShown(shownAt)
      if (needsTools()) void callTools(callOnPageShown, reportLoadError)
      else if (pendingTools || watch.getHint() !== undefined) void callTools(callOnPageShown)
    },
    handleSessionChange(previousHint) {
      // Without its tools, the login can't open after an expiry. `reportLoadError` could reload and lose unsent text.
      const isExpiry = watch.getHint() === 'expired' && previousHint !== 'expired'
      void callTools(tools => tools.handleSessionChange(previousHint), isExpiry ? showLoadError : undefined)
    },
  }
}
