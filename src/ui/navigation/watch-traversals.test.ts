import { beforeEach, expect, test, vi } from 'vitest'
import { pageShownEvent } from './navigation-events.ts'
import { watchTraversals } from './watch-traversals.ts'

const onChange = vi.fn<(isTraversing: boolean) => void>()
const loadDocument = vi.fn<() => void>()
const routerState = { page: 'moskva' }

const traverse = (path: string, state: unknown = routerState) => {
  history.replaceState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

beforeEach(() => {
  vi.clearAllMocks()
  history.replaceState(routerState, '', '/moskva?page=2')
  return watchTraversals(onChange, loadDocument)
})

test('a traversal starts with Back, and ends when the page is shown', () => {
  traverse('/moskva')
  expect(onChange.mock.calls).toEqual([[true]])
  dispatchEvent(new Event(pageShownEvent))
  expect(onChange).toHaveBeenLastCalledWith(false)
})

test('a traversal ends when the visitor returns to the page that is still shown', () => {
  traverse('/moskva')
  traverse('/moskva?page=2')
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('an anchor in the page starts no traversal, and its history entry gets the state of the page', () => {
  traverse('/moskva?page=2#content', null)
  expect(onChange.mock.calls).toEqual([[false]])
  expect(history.state).toEqual(routerState)
  expect(loadDocument).not.toHaveBeenCalled()
})

test('a traversal to another page loads the document if its history entry is from before hydration', () => {
  traverse('/moskva')
  expect(loadDocument).not.toHaveBeenCalled()
  traverse('/moskva', null)
  expect(loadDocument).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenLastCalledWith(true)
})
