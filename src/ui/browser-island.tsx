import { Suspense, type ComponentType, type ReactNode } from 'react'
import { createLazyIsland } from './lazy-island.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The server does not render the island, because the texts or data of the island are in the browser only. */
export function createBrowserIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  renderPlaceholder?: (props: Props) => ReactNode,
) {
  const Island = createLazyIsland(load)
  return function BrowserIsland(props: Props) {
    const isHydrated = useIsHydrated()
    const placeholder = renderPlaceholder?.(props)
    if (!isHydrated) return placeholder
    return (
      <Suspense fallback={placeholder}>
        <Island {...props} />
      </Suspense>
    )
  }
}
