import { afterEach, expect, test, vi } from 'vitest'
import { guardLeaving } from './use-leave-guard.ts'
import { dropLeaveGuard, confirmLeaving, type Leaving } from './leave-guard.ts'

const leave = vi.fn<() => void>()
const answering = (answer: boolean) => vi.fn<(leaving: Leaving) => Promise<boolean>>(() => Promise.resolve(answer))
const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(() => {
  dropLeaveGuard()
  vi.unstubAllGlobals()
  leave.mockClear()
})

test('leaves a page without unsaved text at once', () => {
  confirmLeaving('page', leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(isWarned()).toBe(false)
})

test('stays on request, and asks again next time', async () => {
  const ask = answering(false)
  guardLeaving(ask)
  confirmLeaving('page', leave)
  await expect.poll(() => ask).toHaveBeenCalledExactlyOnceWith('page')
  expect(isWarned()).toBe(true)
  confirmLeaving('page', leave)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(leave).not.toHaveBeenCalled()
})

test('leaves after consent, and does not ask again', async () => {
  guardLeaving(answering(true))
  confirmLeaving('page', leave)
  await expect.poll(() => leave).toHaveBeenCalledOnce()
  expect(isWarned()).toBe(false)
})

test('keeps the guard after a failed sign-out', async () => {
  const ask = answering(true)
  guardLeaving(ask)
  confirmLeaving('session', leave)
  await expect.poll(() => leave).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledExactlyOnceWith('session')
  expect(isWarned()).toBe(true)
})

test('asks nothing once the guard has stopped', () => {
  const ask = answering(false)
  guardLeaving(ask)()
  confirmLeaving('page', leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
  expect(isWarned()).toBe(false)
})

test('does not ask on a language link, unless it opens a new tab', () => {
  guardLeaving(answering(false))
  document.body.innerHTML = '<a hreflang="en" href="#en"><b>English</b></a><a href="#other">Other</a>'
  const click = (selector: string, ctrlKey = false) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey }))
  click('[href="#other"]')
  click('b', true)
  expect(isWarned()).toBe(true)
  click('b')
  expect(isWarned()).toBe(false)
})

test.each([
  [true, 1],
  [false, 0],
])('back and forward are asked for where the browser can (agreed: %s)', async (agreed, times) => {
  const traverseTo = vi.fn(() => ({ committed: Promise.resolve(), finished: Promise.reject(new Error('interrupted')) }))
  const navigation = Object.assign(new EventTarget(), { traverseTo })
  vi.stubGlobal('navigation', navigation)
  const ask = answering(agreed)
  guardLeaving(ask)
  const navigate = (navigationType: string, cancelable = true) => {
    const event = Object.assign(new Event('navigate', { cancelable }), { navigationType, destination: { key: 'k-1' } })
    return navigation.dispatchEvent(event)
  }
  expect(navigate('push')).toBe(true)
  expect(navigate('traverse', false)).toBe(true)
  expect(ask).not.toHaveBeenCalled()
  expect(navigate('traverse')).toBe(false)
  await expect.poll(() => ask).toHaveBeenCalledOnce()
  await expect.poll(() => traverseTo).toHaveBeenCalledTimes(times)
  dropLeaveGuard()
  expect(navigate('traverse')).toBe(true)
})
