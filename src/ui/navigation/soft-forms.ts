// This chunk is loaded when a form gets focus, because most navigations are links.
const loadFormUrl = () => import('./form-url.ts')
const preload = ({ target }: Event) => {
  if (target instanceof Element && target.closest('form')) loadFormUrl().catch(() => undefined)
}

/** Adds soft navigation to GET forms. Empty fields are omitted from the URL. */
export function enableSoftForms(push: (href: string) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    loadFormUrl().then(
      ({ getFormUrl: getFormAddress }) => push(getFormAddress(form)),
      // If the chunk fails to load, the server normalizes the URL.
      () => form.submit(),
    )
  }
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('submit', onSubmit, { signal })
  document.addEventListener('focusin', preload, { signal })
  return () => listeners.abort()
}
