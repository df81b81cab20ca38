import type { Reload } from '#domain/build-version/build-version.ts'

/** The builds of the page and of the site. */
export interface BuildVersion {
  /** Undefined in development. */
  readonly own: string | undefined
  /** Fetches it; undefined if the site can't be reached. */
  readonly latest: () => Promise<string | undefined>
}

/** A tab's memory of its reloads. */
export interface ReloadMemory {
  readonly last: (path: string) => Reload | undefined
  /** False if it could not be stored. */
  readonly note: (path: string, reload: Reload) => boolean
}
