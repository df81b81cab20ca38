import { isNewBuild } from '#domain/build-version/build-version.ts'
import type { BuildVersion } from './build-version.ports.ts'

/** Calls `check` whenever a check is worth its request; returns how to stop. */
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
