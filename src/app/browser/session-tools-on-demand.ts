import { guardOf } from '#application/routing/own-paths.ts'
import { onceAgreed } from '#ui/form/leave-guard.ts'
import type { SessionToolsOptions, RootSessionTools } from './session-tools.ts'

/** The session's tools, whose file comes when they are first of use: most visitors are strangers on pages for everybody. */
export function sessionToolsOnDemand(parts: SessionToolsOptions): RootSessionTools {
  const { watch, goTo } = parts
  let made: Promise<RootSessionTools> | undefined
  const tools = () => {
    made ??= import('./session-tools.ts').then(({ sessionTools }) => sessionTools(parts))
    // The next use asks again for a file that did not come.
    made.catch(() => {
      made = undefined
    })
    return made
  }
  const use = (does: (loaded: RootSessionTools) => void) => void tools().then(does, () => undefined)
  const isOfNoUse = () =>
    watch.hint() === undefined &&
    guardOf(location.pathname) === undefined &&
    !new URLSearchParams(location.search).has('login')

  return {
    watch,
    goTo,
    askToSignIn: () => use(loaded => loaded.askToSignIn()),
    openOnSpot: () =>
      tools().then(
        loaded => loaded.openOnSpot(),
        () => false,
      ),
    // A page that can't let somebody go is loaded anew.
    signOut: () =>
      onceAgreed('session', () => {
        void tools().then(
          loaded => loaded.signOut(),
          () => location.reload(),
        )
      }),
    arrived() {
      if (made || !isOfNoUse()) use(loaded => loaded.arrived())
    },
    changed: () => use(loaded => loaded.changed()),
  }
}
