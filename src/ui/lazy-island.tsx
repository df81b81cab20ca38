import { lazy, useState, type ComponentType, Component, type ErrorInfo, type ReactNode } from 'react'
import { FailedIsland } from './failure/failed-island.tsx'
import { getErrorName, useFailures } from './failure/failures.tsx'

interface BoundaryProps {
  readonly onFailure: (error: unknown) => void
  readonly renderFailed: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failure?: { readonly error: unknown }
}

/** Catches errors below it, so that nothing around it unmounts. */
class FailureBoundary extends Component<BoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }
  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    this.props.onFailure(error)
  }
  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.renderFailed(failure.error) : this.props.children
  }
}

/**
 * A component whose chunk loads when it is first shown. If a new build has replaced the chunk, the page reloads; any other
 * failure is shown in the island's place with a Retry button; as a popover where the island has no place of its own.
 */
export function createLazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  popover?: 'manual',
): ComponentType<Props> {
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
        onFailure={error => logger.error('island failed', { error: getErrorName(error) })}
        renderFailed={error => <FailedIsland {...{ error, popover }} wasRetryPressed={tries > 0} onRetry={retry} />}
      >
        <Loaded {...props} />
      </FailureBoundary>
    )
  }
}
