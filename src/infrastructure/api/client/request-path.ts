import type { QueryWire } from './endpoint.ts'

/** Returns undefined for values that mean another resource (empty, dots) or have no encoding (lone surrogates). */
function encodeSegment(value: string | number): string | undefined {
  const text = String(value)
  if (text === '' || text === '.' || text === '..' || /\p{Surrogate}/u.test(text)) return undefined
  return encodeURIComponent(text)
}

export function buildRequestPath(
  template: string,
  params: Readonly<Record<string, string | number>>,
  query: QueryWire,
): string | undefined {
  const segments = new Map(Object.entries(params).map(([name, value]) => [name, encodeSegment(value)]))
  if ([...segments.values()].includes(undefined)) return undefined
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segments.get(name) ?? '')
  const searchParams = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) searchParams.set(name, value)
  return `${path}?${searchParams}`
}
