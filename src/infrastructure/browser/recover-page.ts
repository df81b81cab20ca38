import { recoverFromChunkLoadError } from '#application/build-version/new-build.ts'
import { createBuildVersion, reloadMemory } from './build-version.ts'
import { saveFormState } from './form-state.ts'

/** Handles a chunk load error. Resolves with true if the page reloads; the reload preserves the form state. */
export function recoverPage(): Promise<boolean> {
  const { pathname } = location
  return recoverFromChunkLoadError(createBuildVersion(), reloadMemory, pathname, reloadPage)
}

/** Reloads the page and preserves its form state. */
export function reloadPage(): void {
  saveFormState(location.pathname, globalThis.inputRecord?.clicked)
  location.reload()
}
