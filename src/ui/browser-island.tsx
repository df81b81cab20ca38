import { Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createLazyIsland } from './lazy-island.tsx'

const subscribeToNothing = () => () => undefined

/** The server does not render the island, because the texts or data of the island are in the browser only. */
export function createBrowserIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  renderPlaceholder?: (props: Props) => ReactNode,
) {
  const Island = createLazyIsland(load)
  return function BrowserIsland(props: Props) {
    const isInBrowser = useSyncExternalStore(
      subscribeToNothing,
      () => true,
      () => false,
    )
    const placeholder = renderPlaceholder?.(props)
    if (!isInBrowser) return placeholder
    return (
      <Suspense fallback={placeholder}>
        <Island {...props} />
      </Suspense>
    )
  }
}
