import { beforeEach, expect, test, vi } from 'vitest'
import { shownEvent } from './navigation-events.ts'
import { watchTraversals } from './traversals.ts'

const call = vi.fn<(isTraversing: boolean) => void>()
const traverse = (address: string) => {
  history.replaceState(null, '', address)
  dispatchEvent(new Event('popstate'))
}

beforeEach(() => {
  call.mockClear()
  history.replaceState(null, '', '/moskva?page=2')
  return watchTraversals(call)
})

test('starts with Back, ends when the page is shown', () => {
  traverse('/moskva')
  expect(call.mock.calls).toEqual([[true]])
  dispatchEvent(new Event(shownEvent))
  expect(call).toHaveBeenLastCalledWith(false)
})

test('does not start on a change of the hash', () => {
  traverse('/moskva?page=2#top')
  expect(call.mock.calls).toEqual([[false]])
})

test('ends when the visitor returns to the page that is still shown', () => {
  traverse('/moskva')
  traverse('/moskva?page=2')
  expect(call.mock.calls).toEqual([[true], [false]])
})
