/** Numbers are 1-based. */
export type SitemapFile =
  { readonly kind: 'index' | 'pages' } | { readonly kind: 'cities' | 'profiles'; readonly number: number }

/** One API call per city, two at a time. Proxies wait 20 s for a file, so a call may take 0.75 s on average. */
export const citiesPerFile = 50
/** One API call per page, one at a time, so a file takes as long as a file of cities. */
export const profilePagesPerFile = 25
/** Larger responses would block the event loop while they are decoded. */
export const profilesPerRequest = 50

export const getSitemapPath = (file: SitemapFile): string => {
  switch (file.kind) {
    case 'index':
      return '/sitemap.xml'
    case 'pages':
      return '/sitemaps/pages.xml'
    case 'cities':
    case 'profiles':
      return `/sitemaps/${file.kind}-${file.number}.xml`
  }
}

export function readSitemapPath(path: string): SitemapFile | undefined {
  if (path === '/sitemap.xml') return { kind: 'index' }
  const [, kind, number] = /^\/sitemaps\/([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(path) ?? []
  if (number === undefined) return kind === 'pages' ? { kind } : undefined
  return kind === 'cities' || kind === 'profiles' ? { kind, number: Number(number) } : undefined
}

export const listSitemapFiles = (cityCount: number, profilePageCount: number): readonly SitemapFile[] => [
  { kind: 'pages' },
  // City files contain only cities with specialists, so a directory without profiles has no city files.
  ...createNumberedFiles('cities', profilePageCount > 0 ? Math.ceil(cityCount / citiesPerFile) : 0),
  ...createNumberedFiles('profiles', Math.ceil(profilePageCount / profilePagesPerFile)),
]

const createNumberedFiles = (kind: 'cities' | 'profiles', count: number): readonly SitemapFile[] =>
  Array.from({ length: count }, (_, index) => ({ kind, number: index + 1 }))
