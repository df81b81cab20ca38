/** A number of a query, as Laravel takes it: what is none counts as not given. */
function numberOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  return text !== null && /^\d{1,15}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined
}

export const amountOf = numberOf

/** A whole number of a query, kept between two others. */
export function wholeOf(query: URLSearchParams, name: string, usual: number, most: number): number {
  const number = numberOf(query, name)
  return number !== undefined && Number.isInteger(number) && number >= 1 ? Math.min(number, most) : usual
}

export const idOf = (query: URLSearchParams, name: string): number | undefined =>
  query.has(name) ? wholeOf(query, name, 0, Number.MAX_SAFE_INTEGER) : undefined
