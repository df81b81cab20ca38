import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  readonly onFailure: (error: unknown) => void
  readonly renderFailed: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failure?: { readonly error: unknown }
}

/** Catches errors below it, so that nothing around it unmounts. */
export class FailureBoundary extends Component<Props, State> {
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
