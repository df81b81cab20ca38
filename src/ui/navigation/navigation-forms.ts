import { loadOnPress } from './load-on-press.ts'

// This chunk loads when a form gets the focus, because most navigations follow links.
const loadFormUrl = () => import('./form-url.ts')
const preloadFormUrl = (element: EventTarget | null) => {
  if (element instanceof Element && element.closest('form')) loadFormUrl().catch(() => undefined)
}

export function enableNavigationForms(push: (href: string) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    loadOnPress(
      loadFormUrl(),
      ({ getFormUrl }) => push(getFormUrl(form)),
      // If the chunk fails to load, the server normalizes the URL.
      () => form.submit(),
    )
  }
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('submit', onSubmit, { signal })
  document.addEventListener('focusin', event => preloadFormUrl(event.target), { signal })
  // A form field may have received the focus before hydration.
  preloadFormUrl(document.activeElement)
  return () => listeners.abort()
}
