import { formatListQuery, parseListQuery } from '#application/routing/list-path.ts'

/** Returns a normalized list URL, because every GET form of the site filters a list. */
export function getFormUrl(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const query = formatListQuery(parseListQuery(new URLSearchParams(fields)))
  return new URL(form.action).pathname + (query && `?${query}`)
}
