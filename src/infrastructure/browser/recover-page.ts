import { recoverLostFile } from '../../application/build-version/recover-lost-file'
import { buildVersion, reloadMemory } from './build-version'
import { carryOver } from './carry-over'

/** A file of the page is lost. Whether the page is loaded anew for it; that keeps what was entered. */
export function recoverPage(): Promise<boolean> {
  const { pathname } = location
  return recoverLostFile(buildVersion(), reloadMemory, pathname, reloadPage)
}

/** Loads the page anew, with what was entered. */
export function reloadPage(): void {
  carryOver(location.pathname, globalThis.znatokEarly?.clicked)
  location.reload()
}
