import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingIndicator } from './loading-indicator.tsx'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs during a navigation, then fills, hides and resets', () => {
  const { container, rerender } = render(<LoadingIndicator active={false} />)
  const shown = () => {
    const { style } = container.firstElementChild as HTMLElement
    return [style.opacity, Math.round(parseFloat(style.inlineSize))]
  }
  rerender(<LoadingIndicator active />)
  vi.advanceTimersByTime(150)
  expect(shown()[0]).toBe('0')
  vi.advanceTimersByTime(850)
  expect(shown()).toEqual(['1', 50])
  rerender(<LoadingIndicator active={false} />)
  expect(shown()).toEqual(['1', 100])
  vi.advanceTimersByTime(600)
  expect(shown()).toEqual(['0', 100])
  vi.advanceTimersByTime(400)
  expect(shown()).toEqual(['0', 0])
})

it('requests no frame during a navigation shorter than the throttle', () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
  const { rerender } = render(<LoadingIndicator active={false} />)
  rerender(<LoadingIndicator active />)
  vi.advanceTimersByTime(199)
  rerender(<LoadingIndicator active={false} />)
  vi.advanceTimersByTime(1000)
  expect(frames).not.toHaveBeenCalled()
})
