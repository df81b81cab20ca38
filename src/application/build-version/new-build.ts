import { isNewBuild, type Reload, mayReload } from '#domain/build-version/build-version.ts'

export interface BuildVersion {
  /** Undefined in development. */
  readonly own: string | undefined
  /** Undefined if the site can't be reached. */
  readonly latest: () => Promise<string | undefined>
}

/** A tab's memory of its reloads. */
export interface ReloadMemory {
  readonly last: (path: string) => Reload | undefined
  /** False if it could not be stored. */
  readonly note: (path: string, reload: Reload) => boolean
}

/** Calls `check` when a new build is likely; returns a function that stops it. */
export type CheckTriggers = (check: () => void) => () => void

/** Checks for a new build until there is one, then calls `found` once. */
export function watchForNewBuild(
  { own, latest }: BuildVersion,
  triggers: CheckTriggers,
  found: () => void,
): () => void {
  let watching = true
  const stop = () => {
    watching = false
    stopTriggers()
  }
  const check = async () => {
    if (!isNewBuild(own, await latest()) || !watching) return
    stop()
    found()
  }
  const stopTriggers = triggers(() => void check())
  return stop
}

/**
 * Reloads the page after a chunk load error if a newer build has replaced its files, and returns whether it does. To prevent a loop,
 * it reloads once, and not at all if the reload can't be stored.
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
