import { endpoints } from '#infrastructure/api/endpoints.ts'

const templates = Object.values(endpoints)
  .map(({ path }) => path)
  // Fixed segments first, because '/random' also matches '{id}'.
  .toSorted((one, other) => one.split('{').length - other.split('{').length)
  .map(path => ({ path, pattern: new RegExp(`${path.replace(/\{[^}]*\}/g, '[^/]+')}$`) }))

/** The template of an API call's path, without values: a label of low cardinality. */
export const findPathTemplate = (address: string): string => {
  const { pathname } = new URL(address)
  return templates.find(({ pattern }) => pattern.test(pathname))?.path ?? 'other'
}
