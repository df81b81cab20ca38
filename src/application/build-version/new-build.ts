import { isNewBuild, type Reload, mayReload } from '#domain/build-version/build-version.ts'

export interface BuildVersion {
  /** Undefined in development. */
  readonly currentBuild: string | undefined
  /** Undefined if the site can't be reached. */
  readonly fetchLatest: () => Promise<string | undefined>
}

/** The last reload of each path, stored per tab. */
export interface ReloadMemory {
  readonly getLast: (path: string) => Reload | undefined
  /** False if it could not be stored. */
  readonly record: (path: string, reload: Reload) => boolean
}

/** Calls `check` when a new build is likely; returns a function that stops it. */
export type ScheduleChecks = (check: () => void) => () => void

/** Checks for a new build until there is one, then calls `onNewBuild` once. */
export function watchForNewBuild(
  { currentBuild, fetchLatest }: BuildVersion,
  scheduleChecks: ScheduleChecks,
  onNewBuild: () => void,
): () => void {
  let isWatching = true
  const stop = () => {
    isWatching = false
    stopChecks()
  }
  const check = async () => {
    if (!isNewBuild(currentBuild, await fetchLatest()) || !isWatching) return
    stop()
    onNewBuild()
  }
  const stopChecks = scheduleChecks(() => void check())
  return stop
}

/**
 * Reloads the page after a chunk load error if a newer build has replaced its files. Returns whether it reloads. To
 * prevent a loop, it reloads a path only as often as `mayReload` allows, and never if the reload can't be recorded.
 */
export async function recoverFromChunkLoadError(
  { currentBuild, fetchLatest }: BuildVersion,
  { getLast, record }: ReloadMemory,
  path: string,
  reload: () => void,
): Promise<boolean> {
  if (!isNewBuild(currentBuild, await fetchLatest())) return false
  const reloadedAt = Date.now()
  if (!mayReload(getLast(path), currentBuild, reloadedAt) || !record(path, { build: currentBuild, reloadedAt }))
    return false
  reload()
  return true
}
