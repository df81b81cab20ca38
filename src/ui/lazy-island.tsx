import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { FailedIsland } from './failure/failed-island.tsx'
import { getErrorName, useFailureTools } from './failure/failure-tools.tsx'

interface BoundaryProps {
  readonly onFailure: (error: unknown) => void
  readonly renderFallback: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failure?: { readonly error: unknown }
}

class FailureBoundary extends Component<BoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }
  override componentDidCatch(error: Error): void {
    this.props.onFailure(error)
  }
  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.renderFallback(failure.error) : this.props.children
  }
}

/** `popover` shows a failure above the page, for an island without a place of its own. */
export function createLazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  popover?: 'manual',
): ComponentType<Props> {
  let hasLoadFailed = false
  const createLazyComponent = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        hasLoadFailed = true
        throw error
      }
    })
  // Outside the component, because React discards the state of a component that suspends on its first render.
  let LazyComponent = createLazyComponent()

  return function Island(props: Props) {
    const { logger } = useFailureTools()
    const [retryCount, setRetryCount] = useState(0)
    const retry = () => {
      if (hasLoadFailed) LazyComponent = createLazyComponent()
      hasLoadFailed = false
      setRetryCount(retryCount + 1)
    }
    return (
      <FailureBoundary
        key={retryCount}
        onFailure={error => logger.error('island failed', { error: getErrorName(error) })}
        renderFallback={error => (
          <FailedIsland {...{ error, popover }} wasRetryPressed={retryCount > 0} onRetry={retry} />
        )}
      >
        <LazyComponent {...props} />
      </FailureBoundary>
    )
  }
}
