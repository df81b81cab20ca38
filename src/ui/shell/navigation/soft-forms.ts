import { listQuery } from '#application/routing/list-path.ts'
import { readListQuery } from '#application/routing/read-list-query.ts'

/** The list address that a plain form leads to, normalised: every GET form of the site filters a list. */
export function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const query = listQuery(readListQuery(new URLSearchParams(fields)))
  return new URL(form.action).pathname + (query && `?${query}`)
}

/** Soft navigation for GET forms; empty fields are left out of the address. */
export function softForms(push: (href: string) => void): () => void {
  const send = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    push(addressOf(form))
  }
  document.addEventListener('submit', send)
  return () => document.removeEventListener('submit', send)
}
