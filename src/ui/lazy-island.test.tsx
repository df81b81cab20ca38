import { render, screen } from '@testing-library/react'
import { Suspense, Component, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyIsland } from './lazy-island'

class Caught extends Component<{ readonly children: ReactNode }, { readonly error?: string }> {
  override state: { readonly error?: string } = {}
  static getDerivedStateFromError(error: Error) {
    return { error: error.message }
  }
  override render() {
    return this.state.error ?? this.props.children
  }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const gone = () => Promise.reject<ComponentType>(new Error('the file is gone'))

const show = (Island: ComponentType) =>
  render(
    <Caught>
      <Suspense fallback="…">
        <Island />
      </Suspense>
    </Caught>,
  )

test('shows the island when its file is there', async () => {
  const reload = vi.fn<() => void>()
  show(lazyIsland(() => Promise.resolve(() => 'Остров'), reload))
  expect(await screen.findByText('Остров')).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
})

test('a lost file reloads the page once, then tells', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.fn<() => void>()
  show(lazyIsland(gone, reload))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  show(lazyIsland(gone, reload))
  expect(await screen.findByText('the file is gone')).toBeInTheDocument()
  expect(reload).toHaveBeenCalledTimes(1)
})
