// Loaded when somebody turns to a form: most pages are left by links.
const load = () => import('./form-address.ts')
const prepare = ({ target }: Event) => {
  if (target instanceof Element && target.closest('form')) load().catch(() => undefined)
}

/** Soft navigation for GET forms; empty fields are left out of the address. */
export function softForms(push: (href: string) => void): () => void {
  const send = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    load().then(
      ({ addressOf }) => push(addressOf(form)),
      // The browser sends it, and the server normalises the address.
      () => form.submit(),
    )
  }
  document.addEventListener('submit', send)
  document.addEventListener('focusin', prepare)
  return () => {
    document.removeEventListener('submit', send)
    document.removeEventListener('focusin', prepare)
  }
}
