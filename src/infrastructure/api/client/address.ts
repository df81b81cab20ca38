import type { QueryWire } from '#infrastructure/api/shared/endpoint.ts'

/**
 * A value as one path segment, slashes as `%2F`. None for what can't be one: an empty text would ask for another
 * resource, dots would climb, half a surrogate pair has no encoding.
 */
function segment(value: string | number): string | undefined {
  const text = String(value)
  if (text === '' || text === '.' || text === '..' || /\p{Surrogate}/u.test(text)) return undefined
  return encodeURIComponent(text)
}

/** The address of a call, or none when a parameter can't stand in a path: then there is no such thing. */
export function addressOf(
  template: string,
  params: Readonly<Record<string, string | number>>,
  query: QueryWire,
): string | undefined {
  const segments = new Map(Object.entries(params).map(([name, value]) => [name, segment(value)]))
  if ([...segments.values()].includes(undefined)) return undefined
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segments.get(name) ?? '')
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return `${path}?${search}`
}
