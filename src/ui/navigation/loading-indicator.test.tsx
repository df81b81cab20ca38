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

it('runs during a navigation, then fills, hides and resets, with a text that a status has from the start', () => {
  const { container, rerender } = render(<LoadingIndicator active={false} text="Загружаем" />)
  const shown = () => {
    const { dataset, style } = container.firstElementChild as HTMLElement
    return ['shown' in dataset, Math.round(parseFloat(style.inlineSize))]
  }
  expect(container.querySelector('[role=status] > [hidden]')).toHaveTextContent('Загружаем')
  rerender(<LoadingIndicator active text="Загружаем" />)
  vi.advanceTimersByTime(150)
  expect(shown()[0]).toBe(false)
  vi.advanceTimersByTime(850)
  expect(shown()).toEqual([true, 50])
  rerender(<LoadingIndicator active={false} text="Загружаем" />)
  expect(shown()).toEqual([true, 100])
  vi.advanceTimersByTime(600)
  expect(shown()).toEqual([false, 100])
  vi.advanceTimersByTime(400)
  expect(shown()).toEqual([false, 0])
})

it('requests no frame during a navigation shorter than the throttle', () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
  const { rerender } = render(<LoadingIndicator active={false} text="Загружаем" />)
  rerender(<LoadingIndicator active text="Загружаем" />)
  vi.advanceTimersByTime(199)
  rerender(<LoadingIndicator active={false} text="Загружаем" />)
  vi.advanceTimersByTime(1000)
  expect(frames).not.toHaveBeenCalled()
})
