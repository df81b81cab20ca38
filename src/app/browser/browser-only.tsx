import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const subscribeToNothing = () => () => undefined

/** Renders its children in the browser only. Before that, it renders the heading for screen readers. */
export function BrowserOnly({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const placeholder = title !== undefined && <h1 className="unseen">{title}</h1>
  return isInBrowser ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder
}
