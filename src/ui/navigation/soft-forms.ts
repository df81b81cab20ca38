// Loaded when a form gets focus, because most navigations are links.
const load = () => import('./form-address.ts')
const preload = ({ target }: Event) => {
  if (target instanceof Element && target.closest('form')) load().catch(() => undefined)
}

/** Soft navigation for GET forms; empty fields are left out of the address. */
export function enableSoftForms(push: (href: string) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    load().then(
      ({ getFormAddress }) => push(getFormAddress(form)),
      // If the chunk fails to load, the server normalizes the address.
      () => form.submit(),
    )
  }
  document.addEventListener('submit', onSubmit)
  document.addEventListener('focusin', preload)
  return () => {
    document.removeEventListener('submit', onSubmit)
    document.removeEventListener('focusin', preload)
  }
}
