import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const subscribeToNothing = () => () => undefined

interface Props {
  readonly title?: string
  /** Whether the heading is visible; otherwise it is for screen readers only. */
  readonly isTitleVisible?: boolean
  readonly children: ReactNode
}

/** Renders its children in the browser only. Before that, it renders the heading. */
export function BrowserOnly({ title, isTitleVisible = false, children }: Props) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const placeholder = title !== undefined && <h1 className={isTitleVisible ? undefined : 'unseen'}>{title}</h1>
  return isInBrowser ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder
}
