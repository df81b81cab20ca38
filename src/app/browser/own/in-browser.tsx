import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** Renders in the browser only; until then the heading is there for screen readers. */
export function InBrowser({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = title !== undefined && <h1 className="unseen">{title}</h1>
  return inBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}
