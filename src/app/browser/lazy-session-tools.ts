import { findGuard } from '#application/routing/guards/find-guard.ts'
import { reportLoadError } from './report-load-error.ts'
import type { SessionToolsOptions, RootSessionTools } from './session-tools.ts'

/** Loads the session tools on first use, because most visitors are signed out and on public pages. */
export function createLazySessionTools(options: SessionToolsOptions): RootSessionTools {
  const { watch, goTo, replacePage } = options
  let pendingTools: Promise<RootSessionTools> | undefined
  const loadTools = () => {
    pendingTools ??= import('./session-tools.ts').then(({ createSessionTools }) => createSessionTools(options))
    pendingTools.catch(() => {
      pendingTools = undefined
    })
    return pendingTools
  }
  const callTools = (use: (tools: RootSessionTools) => void) => void loadTools().then(use, () => undefined)
  const callOrReport = async (use: (tools: RootSessionTools) => unknown): Promise<void> => {
    try {
      await use(await loadTools())
    } catch {
      await reportLoadError(() => void callOrReport(use))
    }
  }
  const mayRedirectOrOpenLogin = () =>
    findGuard(location.pathname) !== undefined || new URLSearchParams(location.search).has('login')

  return {
    watch,
    goTo,
    replacePage,
    askToSignIn: () => callOrReport(tools => tools.askToSignIn()),
    signIn: request =>
      loadTools().then(
        tools => tools.signIn(request),
        () => reportLoadError(),
      ),
    signOut: () => callOrReport(tools => tools.signOut()),
    onPageShown(shownAt = Date.now()) {
      const reportPageShown = (tools: RootSessionTools) => tools.onPageShown(shownAt)
      if (mayRedirectOrOpenLogin()) void callOrReport(reportPageShown)
      else if (pendingTools || watch.getHint() !== undefined) callTools(reportPageShown)
    },
    handleSessionChange: previousHint => callTools(tools => tools.handleSessionChange(previousHint)),
  }
}
