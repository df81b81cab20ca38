import { listQuery, readListQuery } from '#application/routing/list-path.ts'

/** The normalized list address of a GET form; every GET form of the site filters a list. */
export function getFormAddress(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const query = listQuery(readListQuery(new URLSearchParams(fields)))
  return new URL(form.action).pathname + (query && `?${query}`)
}
