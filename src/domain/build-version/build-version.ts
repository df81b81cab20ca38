/** A reload because a newer build had replaced the page's build. */
export interface Reload {
  /** The old build. */
  readonly build: string
  /** Unix time in milliseconds. */
  readonly at: number
}

/** Per path. Prevents reload loops. */
const minReloadIntervalMs = 10_000

/** Whether the site's build differs from the page's; false if either is unknown. */
export const isNewBuild = (current: string | undefined, latest: string | undefined): current is string =>
  current !== undefined && latest !== undefined && current !== latest

/** Whether a page may reload, given its last reload. Never twice from the same build: a cache still serves the old page. */
export const mayReload = (last: Reload | undefined, current: string, now: number): boolean =>
  !last || (last.build !== current && Math.abs(now - last.at) >= minReloadIntervalMs)
