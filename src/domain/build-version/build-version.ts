export interface Reload {
  readonly build: string
  /** Unix time in milliseconds. */
  readonly reloadedAt: number
}

const minReloadIntervalMs = 10_000

/** False if either build is unknown. */
export const isNewBuild = (current: string | undefined, latest: string | undefined): current is string =>
  current !== undefined && latest !== undefined && current !== latest

/** Prevents reload loops. A second reload of the same build means that a cache still serves the old page. */
export const mayReload = (lastReload: Reload | undefined, current: string, now: number): boolean =>
  !lastReload || (lastReload.build !== current && Math.abs(now - lastReload.reloadedAt) >= minReloadIntervalMs)
