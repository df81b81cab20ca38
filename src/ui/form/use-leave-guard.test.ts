import { afterEach, expect, test, vi } from 'vitest'
import { guardLeaving } from './use-leave-guard.ts'
import { dropLeaveGuard, leaveIfConfirmed } from './leave-guard.ts'

const leave = vi.fn<() => void>()
const createConfirm = (isConfirmed: boolean) => vi.fn(() => Promise.resolve(isConfirmed))
const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(() => {
  dropLeaveGuard()
  vi.unstubAllGlobals()
  leave.mockClear()
  location.hash = ''
})

test('leaves a page without unsaved text at once', () => {
  leaveIfConfirmed(leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(isWarned()).toBe(false)
})

test('stays if the visitor declines, and asks again next time', async () => {
  const confirmLeave = createConfirm(false)
  guardLeaving(confirmLeave, () => true)
  leaveIfConfirmed(leave)
  await expect.poll(() => confirmLeave).toHaveBeenCalledOnce()
  expect(isWarned()).toBe(true)
  leaveIfConfirmed(leave)
  expect(confirmLeave).toHaveBeenCalledTimes(2)
  expect(leave).not.toHaveBeenCalled()
})

test('leaves if the visitor agrees, and does not ask again', async () => {
  guardLeaving(createConfirm(true), () => true)
  leaveIfConfirmed(leave)
  await expect.poll(() => leave).toHaveBeenCalledOnce()
  expect(isWarned()).toBe(false)
})

test('asks nothing once the guard has stopped', () => {
  const confirmLeave = createConfirm(false)
  guardLeaving(confirmLeave, () => true)()
  leaveIfConfirmed(leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(confirmLeave).not.toHaveBeenCalled()
  expect(isWarned()).toBe(false)
})

const renderLanguageLink = () => {
  document.body.innerHTML = '<a hreflang="en" href="#en"><b>English</b></a><a href="#other">Other</a>'
  return (selector: string, ctrlKey = false) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }))
}

test('follows a language link without asking while the draft is stored, and keeps the guard if it opens in a new tab', async () => {
  guardLeaving(createConfirm(false), () => true)
  const click = renderLanguageLink()
  click('[href="#other"]')
  click('b', true)
  expect(isWarned()).toBe(true)
  expect(click('b')).toBe(true)
  expect(isWarned()).toBe(false)
  // jsdom follows links in a later task, which must not run during another test.
  await expect.poll(() => location.hash).toBe('#en')
})

test('asks before following a language link if the draft is not stored', async () => {
  const confirmLeave = createConfirm(false)
  guardLeaving(confirmLeave, () => false)
  const click = renderLanguageLink()
  expect(click('b')).toBe(false)
  await expect.poll(() => confirmLeave).toHaveBeenCalledOnce()
  expect([isWarned(), location.hash]).toEqual([true, ''])
})

test('opens a language link once the visitor agrees to lose the input', async () => {
  guardLeaving(createConfirm(true), () => false)
  renderLanguageLink()('b')
  await expect.poll(() => location.hash).toBe('#en')
  expect(isWarned()).toBe(false)
})

test.each([
  [true, 1],
  [false, 0],
])('asks on back and forward if the browser supports the Navigation API (agreed: %s)', async (isConfirmed, times) => {
  const traverseTo = vi.fn(() => ({ committed: Promise.resolve(), finished: Promise.reject(new Error('interrupted')) }))
  const navigation = Object.assign(new EventTarget(), { traverseTo })
  vi.stubGlobal('navigation', navigation)
  const confirmLeave = createConfirm(isConfirmed)
  guardLeaving(confirmLeave, () => true)
  const navigate = (navigationType: string, { cancelable = true, hashChange = false } = {}) => {
    const fields = { navigationType, hashChange, destination: { key: 'k-1' } }
    return navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), fields))
  }
  expect(navigate('push')).toBe(true)
  expect(navigate('traverse', { cancelable: false })).toBe(true)
  expect(navigate('traverse', { hashChange: true })).toBe(true)
  expect(confirmLeave).not.toHaveBeenCalled()
  expect(navigate('traverse')).toBe(false)
  await expect.poll(() => confirmLeave).toHaveBeenCalledOnce()
  await expect.poll(() => traverseTo).toHaveBeenCalledTimes(times)
  dropLeaveGuard()
  expect(navigate('traverse')).toBe(true)
})
