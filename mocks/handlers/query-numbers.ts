export function getNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  return text !== null && /^\d{1,15}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined
}

/** From 1 to `max`; `fallback` if the parameter is not a positive integer. */
export function getInteger(query: URLSearchParams, name: string, fallback: number, max: number): number {
  const number = getNumber(query, name)
  return number !== undefined && Number.isInteger(number) && number >= 1 ? Math.min(number, max) : fallback
}

/** Undefined if the parameter is missing; 0, which no record has, if it is invalid. */
export const getId = (query: URLSearchParams, name: string): number | undefined =>
  query.has(name) ? getInteger(query, name, 0, Number.MAX_SAFE_INTEGER) : undefined
