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

it('runs during a navigation, then fills, hides and resets; its text is in a live region from the start', () => {
  const { container, rerender } = render(<LoadingIndicator isActive={false} text="Загружаем" />)
  const getStyle = () => {
    const { dataset, style } = container.firstElementChild as HTMLElement
    return ['shown' in dataset, Math.round(parseFloat(style.inlineSize))]
  }
  expect(container.querySelector('[role=status] > [hidden]')).toHaveTextContent('Загружаем')
  rerender(<LoadingIndicator isActive text="Загружаем" />)
  vi.advanceTimersByTime(150)
  expect(getStyle()[0]).toBe(false)
  vi.advanceTimersByTime(850)
  expect(getStyle()).toEqual([true, 50])
  rerender(<LoadingIndicator isActive={false} text="Загружаем" />)
  expect(getStyle()).toEqual([true, 100])
  vi.advanceTimersByTime(600)
  expect(getStyle()).toEqual([false, 100])
  vi.advanceTimersByTime(400)
  expect(getStyle()).toEqual([false, 0])
})

it('does not request a frame during a navigation shorter than the show delay', () => {
  const requestFrame = vi.spyOn(globalThis, 'requestAnimationFrame')
  const { rerender } = render(<LoadingIndicator isActive={false} text="Загружаем" />)
  rerender(<LoadingIndicator isActive text="Загружаем" />)
  vi.advanceTimersByTime(199)
  rerender(<LoadingIndicator isActive={false} text="Загружаем" />)
  vi.advanceTimersByTime(1000)
  expect(requestFrame).not.toHaveBeenCalled()
})
