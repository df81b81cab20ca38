import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageShownEvent } from './navigation-events.ts'
import { watchVisibleLinks } from './watch-visible-links.ts'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

const observedLinks = new Set<Element>()
let notifyObserver: (entries: readonly Entry[]) => void
const load = vi.fn<(link: HTMLAnchorElement) => void>()
let stop: () => void = () => undefined

class Observer {
  constructor(callback: typeof notifyObserver) {
    notifyObserver = callback
  }
  observe = (link: Element) => observedLinks.add(link)
  unobserve = (link: Element) => observedLinks.delete(link)
  disconnect = () => observedLinks.clear()
}

const createLink = (id: string): HTMLAnchorElement => {
  const anchor = document.createElement('a')
  anchor.id = id
  anchor.dataset['form'] = 'request'
  document.body.append(anchor)
  return anchor
}
const startWatching = ({ hasHover = false, saveData = false } = {}) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' ? !hasHover : false }))
  vi.stubGlobal('navigator', { connection: { saveData } })
  stop = watchVisibleLinks('a[data-form=request]', load)
}
beforeEach(() => {
  document.body.innerHTML = ''
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  stop()
  observedLinks.clear()
  load.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('calls back once for each visible link, but not right after the page appears', () => {
  const [first, second] = [createLink('first'), createLink('second')]
  startWatching()
  notifyObserver([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: false },
  ])
  vi.advanceTimersByTime(499)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledExactlyOnceWith(first)
  expect([...observedLinks]).toEqual([second])
  // A link that becomes visible later, in a menu or by scrolling, has no delay.
  notifyObserver([{ target: second, isIntersecting: true }])
  vi.advanceTimersByTime(0)
  expect(load).toHaveBeenLastCalledWith(second)
})

test('observes the links of later pages', () => {
  startWatching()
  const laterLink = createLink('later')
  expect([...observedLinks]).toEqual([])
  dispatchEvent(new Event(pageShownEvent))
  expect([...observedLinks]).toEqual([laterLink])
})

test.each([{ hasHover: true }, { saveData: true }])('observes nothing with %j', conditions => {
  createLink('seen')
  startWatching(conditions)
  dispatchEvent(new Event(pageShownEvent))
  expect([...observedLinks]).toEqual([])
})

test('stops observing after cleanup', () => {
  createLink('seen')
  startWatching()
  stop()
  expect([...observedLinks]).toEqual([])
  dispatchEvent(new Event(pageShownEvent))
  expect([...observedLinks]).toEqual([])
})
