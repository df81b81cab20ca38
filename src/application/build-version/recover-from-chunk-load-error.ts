import { isNewBuild, mayReload } from '#domain/build-version/build-version.ts'
import type { BuildVersion, ReloadMemory } from './build-version.ports.ts'

/**
 * Reloads the page after a chunk load error if a newer build has replaced its files; true if it does. Only once, and not at
 * all if that can't be stored: it could loop forever. Otherwise the visitor may retry.
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
