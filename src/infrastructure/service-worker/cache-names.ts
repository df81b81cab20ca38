const pagesPrefix = 'stored-pages-'
const filesPrefix = 'stored-files-'

/** Documents and flight data of one build. */
export const getPagesCacheName = (build: string): string => pagesPrefix + build

export const getFilesCacheName = (build: string): string => filesPrefix + build

export const isPagesCache = (name: string): boolean => name.startsWith(pagesPrefix)

export const isSiteCache = (name: string): boolean => isPagesCache(name) || name.startsWith(filesPrefix)
