import { isNewBuild } from '#domain/build-version/build-version.ts'
import type { BuildVersion } from './build-version.ports.ts'

/** Calls at every moment at which it is worth asking for a new build, until it is told to stop. */
export type CheckTriggers = (look: () => void) => () => void

/** Looks for a new build until there is one; then tells, once. */
export function watchForNewBuild({ own, latest }: BuildVersion, moments: CheckTriggers, found: () => void): () => void {
  let watching = true
  const stop = () => {
    watching = false
    stopMoments()
  }
  const look = async () => {
    if (!isNewBuild(own, await latest()) || !watching) return
    stop()
    found()
  }
  const stopMoments = moments(() => void look())
  return stop
}
