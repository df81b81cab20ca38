export interface Reload {
  readonly build: string
  /** Unix time in milliseconds. */
  readonly reloadedAt: number
}

const minReloadIntervalMs = 10_000

export const isNewBuild = (currentBuild: string | undefined, latestBuild: string | undefined): currentBuild is string =>
  currentBuild !== undefined && latestBuild !== undefined && currentBuild !== latestBuild

/** A second reload of the same build would loop: a cache still serves the old page. */
export const mayReload = (lastReload: Reload | undefined, currentBuild: string, now: number): boolean =>
  !lastReload || (lastReload.build !== currentBuild && Math.abs(now - lastReload.reloadedAt) >= minReloadIntervalMs)
