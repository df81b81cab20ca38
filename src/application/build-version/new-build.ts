import { isNewBuild, type Reload, mayReload } from '#domain/build-version/build-version.ts'

export interface BuildVersion {
  /** Undefined in development. */
  readonly currentBuild: string | undefined
  /** Resolves to undefined if it can't be read, for example offline. */
  readonly fetchLatest: () => Promise<string | undefined>
}

/** The last reload of each path, stored per tab. */
export interface ReloadMemory {
  readonly getLast: (path: string) => Reload | undefined
  /** False if it was not stored; then the page must not reload. */
  readonly record: (path: string, reload: Reload) => boolean
}

export type ScheduleChecks = (check: () => void) => () => void

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

/** Resolves to whether the page reloads. */
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
