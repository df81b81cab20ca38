import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcement } from './announcement.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const advanceTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('announces only the last of several texts, in an existing live region', () => {
  const { rerender } = render(<Announcement text="3 города" />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  advanceTime(400)
  rerender(<Announcement text="1 город" />)
  advanceTime(400)
  expect(region).toBeEmptyDOMElement()
  advanceTime(100)
  expect(region).toHaveTextContent('1 город')
  rerender(<Announcement text="" />)
  expect(region).toBeEmptyDOMElement()
})

test('clears the previous text at once, even if another text follows', () => {
  const { rerender } = render(<Announcement text="3 города" />)
  const region = screen.getByRole('status')
  advanceTime(500)
  expect(region).toHaveTextContent('3 города')
  rerender(<Announcement text="" />)
  rerender(<Announcement text="7 городов" />)
  advanceTime(499)
  expect(region).toBeEmptyDOMElement()
  advanceTime(1)
  expect(region).toHaveTextContent('7 городов')
})
