import { isNewBuild, mayReload } from '#domain/build-version/build-version.ts'
import type { BuildVersion, ReloadMemory } from './build-version.ports.ts'

/**
 * A file of the page could not be loaded. If a newer build has taken its place, the page is loaded anew (true), once:
 * what can't be remembered is not done, since it could happen for ever. Otherwise somebody may try again.
 */
export async function recoverFromChunkLoadError(
  { own, latest }: BuildVersion,
  { last, note }: ReloadMemory,
  path: string,
  reload: () => void,
): Promise<boolean> {
  if (!isNewBuild(own, await latest())) return false
  const at = Date.now()
  if (!mayReload(last(path), own, at) || !note(path, { build: own, at })) return false
  reload()
  return true
}
