import { beforeEach, expect, test, vi } from 'vitest'
import { pageShownEvent } from './navigation-events.ts'
import { watchTraversals } from './watch-traversals.ts'

const onChange = vi.fn<(isTraversing: boolean) => void>()
const traverse = (path: string) => {
  history.replaceState(null, '', path)
  dispatchEvent(new Event('popstate'))
}

beforeEach(() => {
  onChange.mockClear()
  history.replaceState(null, '', '/moskva?page=2')
  return watchTraversals(onChange)
})

test('a traversal starts with Back, and ends when the page is shown', () => {
  traverse('/moskva')
  expect(onChange.mock.calls).toEqual([[true]])
  dispatchEvent(new Event(pageShownEvent))
  expect(onChange).toHaveBeenLastCalledWith(false)
})

test('a change of the hash starts no traversal', () => {
  traverse('/moskva?page=2#top')
  expect(onChange.mock.calls).toEqual([[false]])
})

test('a traversal ends when the visitor returns to the page that is still shown', () => {
  traverse('/moskva')
  traverse('/moskva?page=2')
  expect(onChange.mock.calls).toEqual([[true], [false]])
})
