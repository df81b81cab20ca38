import { findGuard } from '#application/routing/find-guard.ts'
import { isGuarded, confirmLeaving } from '#ui/form/leave-guard.ts'
import { reportNotLoaded } from './dialog-not-loaded.ts'
import type { SessionToolsOptions, RootSessionTools } from './session-tools.ts'

/** Loads the session tools on first use, because most visitors are strangers on public pages. */
export function createLazyTools(options: SessionToolsOptions): RootSessionTools {
  const { locale, watch, goTo, replaceBy } = options
  let loading: Promise<RootSessionTools> | undefined
  const tools = () => {
    loading ??= import('./session-tools.ts').then(({ createSessionTools }) => createSessionTools(options))
    // After a chunk load error the next use tries again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const use = (call: (loaded: RootSessionTools) => void) => void tools().then(call, () => undefined)
  const signOut = async (isAsked: boolean): Promise<void> => {
    try {
      const loaded = await tools()
      await loaded.signOut(isAsked)
    } catch {
      await reportNotLoaded(locale, () => void signOut(isAsked))
    }
  }
  const isStranger = () =>
    watch.hint() === undefined &&
    findGuard(location.pathname) === undefined &&
    !new URLSearchParams(location.search).has('login')

  return {
    watch,
    goTo,
    replaceBy,
    askToSignIn: () => use(loaded => loaded.askToSignIn()),
    signIn: request =>
      tools().then(
        loaded => loaded.signIn(request),
        () => reportNotLoaded(locale),
      ),
    openInPlace: () =>
      tools().then(
        loaded => loaded.openInPlace(),
        () => false,
      ),
    signOut: async () => {
      const isAsked = isGuarded()
      confirmLeaving('session', () => void signOut(isAsked))
    },
    arrived() {
      if (loading || !isStranger()) use(loaded => loaded.arrived())
    },
    changed: before => use(loaded => loaded.changed(before)),
  }
}
