import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownEvent } from './navigation-events.ts'
import { onLinkSeen } from './when-seen.ts'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

const observed = new Set<Element>()
let see: (entries: readonly Entry[]) => void
const load = vi.fn<(link: HTMLAnchorElement) => void>()
let stop: () => void = () => undefined

class Observer {
  constructor(call: typeof see) {
    see = call
  }
  observe = (link: Element) => observed.add(link)
  unobserve = (link: Element) => observed.delete(link)
  disconnect = () => observed.clear()
}

const link = (id: string): HTMLAnchorElement => {
  const made = document.createElement('a')
  made.id = id
  made.dataset['form'] = 'request'
  document.body.append(made)
  return made
}
const start = ({ hovers = false, saveData = false } = {}) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' ? !hovers : false }))
  vi.stubGlobal('navigator', { connection: { saveData } })
  stop = onLinkSeen('a[data-form=request]', load)
}
beforeEach(() => {
  document.body.innerHTML = ''
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  stop()
  observed.clear()
  load.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('calls once for a visible link, but not right after its page appears', () => {
  const [first, second] = [link('first'), link('second')]
  start()
  see([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: false },
  ])
  vi.advanceTimersByTime(499)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledExactlyOnceWith(first)
  expect([...observed]).toEqual([second])
  // A link that becomes visible later, in a menu or by scrolling, has no delay.
  see([{ target: second, isIntersecting: true }])
  vi.advanceTimersByTime(0)
  expect(load).toHaveBeenLastCalledWith(second)
})

test('observes the links of later pages', () => {
  start()
  const later = link('later')
  expect([...observed]).toEqual([])
  dispatchEvent(new Event(shownEvent))
  expect([...observed]).toEqual([later])
})

test.each([{ hovers: true }, { saveData: true }])('observes nothing with %j', how => {
  link('seen')
  start(how)
  dispatchEvent(new Event(shownEvent))
  expect([...observed]).toEqual([])
})

test('stops observing after cleanup', () => {
  link('seen')
  start()
  stop()
  expect([...observed]).toEqual([])
  dispatchEvent(new Event(shownEvent))
  expect([...observed]).toEqual([])
})
