import { Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createLazyIsland } from './lazy-island.tsx'

const subscribeToNothing = () => () => undefined

/**
 * Creates a lazy island that the server does not render, because its texts or data are in the browser only. The server
 * renders the placeholder, which stays until the island has loaded.
 */
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
