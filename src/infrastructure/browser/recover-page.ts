import { recoverFromChunkLoadError } from '#application/build-version/recover-from-chunk-load-error.ts'
import { buildVersion, reloadMemory } from './build-version.ts'
import { saveFormState } from './form-state.ts'

/** A file of the page is lost. Whether the page is loaded anew for it; that keeps what was entered. */
export function recoverPage(): Promise<boolean> {
  const { pathname } = location
  return recoverFromChunkLoadError(buildVersion(), reloadMemory, pathname, reloadPage)
}

/** Loads the page anew, with what was entered. */
export function reloadPage(): void {
  saveFormState(location.pathname, globalThis.znatokInput?.clicked)
  location.reload()
}
