export interface PageMessage {
  readonly shownUrl: string
  /** URLs of the files that the page has loaded. */
  readonly files: readonly string[]
  /** Paths of all pages that are never evicted, in the language of the shown page. */
  readonly protectedPaths: readonly string[]
  /** Paths whose pages, if protected, are stored with the files that they load later. */
  readonly completePaths: readonly string[]
}

export const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' &&
  data !== null &&
  'shownUrl' in data &&
  'files' in data &&
  'protectedPaths' in data &&
  'completePaths' in data
