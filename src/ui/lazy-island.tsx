import { lazy, useState, type ComponentType } from 'react'
import { FailedIsland } from './failure/failed-island.tsx'
import { FailureBoundary } from './failure/failure-boundary.tsx'
import { nameOf, useFailures } from './failure/failures.tsx'

/**
 * A component whose chunk loads when it is first shown. If a new build has replaced the chunk, the page reloads; any other
 * failure is shown in the island's place with a Retry button.
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loadFailed = false
  const open = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        loadFailed = true
        throw error
      }
    })
  // Outside the component: React discards the state of a component that suspends on its first render.
  let Loaded = open()

  return function Island(props: Props) {
    const { logger } = useFailures()
    const [tries, setTries] = useState(0)
    const retry = () => {
      if (loadFailed) Loaded = open()
      loadFailed = false
      setTries(tries + 1)
    }
    return (
      <FailureBoundary
        key={tries}
        onFailure={error => logger.error('island failed', { error: nameOf(error) })}
        renderFailed={error => <FailedIsland error={error} onRetry={retry} />}
      >
        <Loaded {...props} />
      </FailureBoundary>
    )
  }
}
