import { recoverFromChunkLoadError } from '#application/build-version/new-build.ts'
import { createBuildVersion, reloadMemory } from './build-version.ts'
import { saveFormState } from './form-state.ts'

/** Resolves with true if the page reloads. The pressed element is pressed again after the reload. */
export function recoverPage(pressedElement?: HTMLElement): Promise<boolean> {
  const { pathname } = location
  return recoverFromChunkLoadError(createBuildVersion(), reloadMemory, pathname, () => reloadPage(pressedElement))
}

export function reloadPage(pressedElement = globalThis.inputRecord?.clicked): void {
  saveFormState(location.pathname, pressedElement)
  location.reload()
}
