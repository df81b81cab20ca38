import { listQuery } from '#application/routing/list-path.ts'
import { readListQuery } from '#application/routing/read-list-query.ts'

/** Every plain form of the site asks for a list: what it sends, as the list's address has it. */
export function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const query = listQuery(readListQuery(new URLSearchParams(fields)))
  return new URL(form.action).pathname + (query && `?${query}`)
}

/** Sends plain forms softly, and without the fields that were left empty. */
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
