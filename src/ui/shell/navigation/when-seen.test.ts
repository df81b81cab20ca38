import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownEvent } from './traversals.ts'
import { whenSeen } from './when-seen.ts'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

const observed = new Set<Element>()
let see: (entries: readonly Entry[]) => void
let work: (() => void)[]
let latest: number | undefined
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
  stop = whenSeen('a[data-form=request]', load)
}
const idle = () => {
  for (const run of work.splice(0)) run()
}

beforeEach(() => {
  document.body.innerHTML = ''
  work = []
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    latest = options?.timeout
    work.push(run)
  })
})
afterEach(() => {
  stop()
  observed.clear()
  load.mockClear()
  vi.unstubAllGlobals()
})

test('calls once for a link that is seen, when the browser is idle or after a second', () => {
  const [first, second] = [link('first'), link('second')]
  start()
  see([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: false },
  ])
  expect(load).not.toHaveBeenCalled()
  expect(latest).toBe(1000)
  idle()
  expect(load).toHaveBeenCalledExactlyOnceWith(first)
  expect([...observed]).toEqual([second])
})

test('finds the links of later pages', () => {
  start()
  const later = link('later')
  expect([...observed]).toEqual([])
  dispatchEvent(new Event(shownEvent))
  expect([...observed]).toEqual([later])
})

test('waits for a pause where a browser does not tell when it is idle', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  vi.useFakeTimers()
  const seen = link('seen')
  start()
  see([{ target: seen, isIntersecting: true }])
  expect(load).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(load).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test.each([{ hovers: true }, { saveData: true }])('looks at nothing with %j', how => {
  link('seen')
  start(how)
  dispatchEvent(new Event(shownEvent))
  expect([...observed]).toEqual([])
})

test('stops', () => {
  link('seen')
  start()
  stop()
  expect([...observed]).toEqual([])
  dispatchEvent(new Event(shownEvent))
  expect([...observed]).toEqual([])
})
