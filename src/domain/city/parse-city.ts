import type { City } from './city.ts'

type Given = { readonly [K in keyof City]?: unknown }

const isCity = (given: Given): given is City =>
  Number.isInteger(given.id) &&
  Number(given.id) > 0 &&
  typeof given.slug === 'string' &&
  /^[a-z0-9-]+$/.test(given.slug) &&
  typeof given.name === 'string' &&
  given.name !== ''

/** A city out of what somebody else may have written, such as a browser's storage. */
export function parseCity(value: unknown): City | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given: Given = value
  return isCity(given) ? { id: given.id, slug: given.slug, name: given.name } : undefined
}
