import { endpoints } from '#infrastructure/api/endpoints.ts'

const pathTemplates = Object.values(endpoints)
  .map(({ path }) => path)
  // Templates with fewer placeholders come first, because a placeholder also matches a fixed segment.
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  // A pattern matches only the end of a path, because `API_BASE_URL` may contain the beginning.
  .map(path => ({ path, pattern: new RegExp(`${path.replace(/\{[^}]*\}/g, '[^/]+')}$`) }))

export const getPathTemplate = (url: string): string => {
  const { pathname } = new URL(url)
  return pathTemplates.find(({ pattern }) => pattern.test(pathname))?.path ?? 'other'
}
