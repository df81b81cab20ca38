/** A page was loaded anew, since a newer build had taken the place of its own. */
export interface Reload {
  /** The build that was left. */
  readonly build: string
  /** Milliseconds of the clock. */
  readonly at: number
}

/** No address is loaded anew twice within this time (ms). */
const loopGuard = 10_000

/** Whether the site has another build than the page is of. Where nobody can say, it has not. */
export const isNewBuild = (own: string | undefined, latest: string | undefined): own is string =>
  own !== undefined && latest !== undefined && own !== latest

/**
 * Whether a page may be loaded anew, after what is known of the last time. Not again from the same build: a cache in
 * between still has the old page, and would give it once more.
 */
export const mayReload = (last: Reload | undefined, own: string, now: number): boolean =>
  !last || (last.build !== own && Math.abs(now - last.at) >= loopGuard)
