import { recoverFromChunkLoadError } from '#application/build-version/new-build.ts'
import { createBuildVersion, reloadMemory } from './build-version.ts'
import { saveFormState } from './form-state.ts'

/** Resolves with true if the page reloads. */
export function recoverPage(pressedElement?: HTMLElement): Promise<boolean> {
  const { pathname } = location
  return recoverFromChunkLoadError(createBuildVersion(), reloadMemory, pathname, () => reloadPage(pressedElement))
}

/** The page accepts input until the next document arrives. */
export function reloadPage(pressedElement?: HTMLElement): void {
  const save = () => saveFormState(location.pathname, pressedElement ?? globalThis.inputRecord?.clicked)
  save()
  addEventListener('pagehide', save, { once: true })
  location.reload()
}

/** If the site does not respond, a reload would lose a readable page. */
export const reloadPageIfOnline = (isBusy?: () => boolean): Promise<void> =>
  fetch('/builds/latest.json', { cache: 'no-store' }).then(
    ({ ok }) => (ok && !isBusy?.() ? reloadPage() : undefined),
    () => undefined,
  )
