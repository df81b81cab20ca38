const pagesPrefix = 'stored-pages-'
const filesPrefix = 'stored-files-'

export const getPagesCacheName = (build: string): string => pagesPrefix + build

export const getFilesCacheName = (build: string): string => filesPrefix + build

export const isPagesCache = (name: string): boolean => name.startsWith(pagesPrefix)

export const isSiteCache = (name: string): boolean => isPagesCache(name) || name.startsWith(filesPrefix)
