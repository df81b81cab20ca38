import type { Reload } from '#domain/build-version/build-version.ts'

/** The build of the page, and that of the site. */
export interface BuildVersion {
  /** Undefined where the page is of none. */
  readonly own: string | undefined
  /** Asks the site; undefined where nobody answers. */
  readonly latest: () => Promise<string | undefined>
}

/** What a tab remembers of the addresses that it has loaded anew. */
export interface ReloadMemory {
  readonly last: (path: string) => Reload | undefined
  /** Whether it will be remembered: storage may be forbidden. */
  readonly note: (path: string, reload: Reload) => boolean
}
