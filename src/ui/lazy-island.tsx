import { lazy, useState, type ComponentType } from 'react'
import { FailedIsland } from './failure/failed-island.tsx'
import { FailureBoundary } from './failure/failure-boundary.tsx'
import { nameOf, useFailures } from './failure/failures.tsx'

/**
 * A component whose file comes when it is first shown. A file that is gone since a new build replaced it has the page
 * loaded anew; any other failure stays in the island's place, with a way to try again.
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let lost = false
  const open = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        lost = true
        throw error
      }
    })
  // Kept here and not in the component: React forgets a component's state while it waits for the first time.
  let Loaded = open()

  return function Island(props: Props) {
    const { logger } = useFailures()
    const [tries, setTries] = useState(0)
    const retry = () => {
      if (lost) Loaded = open()
      lost = false
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
