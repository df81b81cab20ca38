import { recoverFromChunkLoadError } from '#application/build-version/new-build.ts'
import { createBuildVersion, reloadMemory } from './build-version.ts'
import { saveFormState } from './form-state.ts'

/** Resolves with true if the page reloads. */
export function recoverPage(): Promise<boolean> {
  const { pathname } = location
  return recoverFromChunkLoadError(createBuildVersion(), reloadMemory, pathname, reloadPage)
}

export function reloadPage(): void {
  saveFormState(location.pathname, globalThis.inputRecord?.clicked)
  location.reload()
}
