import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadOnPress, useIsPressLoading } from './load-on-press.ts'

const onLoaded = vi.fn<(name: string) => void>()
const onError = vi.fn<() => void>()

beforeEach(() => {
  vi.clearAllMocks()
})

function press(name: string) {
  let arrive = () => {}
  let fail = () => {}
  const loadPromise = new Promise<string>((resolve, reject) => {
    arrive = () => resolve(name)
    fail = () => reject(new Error('Failed to load chunk'))
  })
  act(() => loadOnPress(loadPromise, onLoaded, onError))
  return { arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) }
}

const renderIndicator = () => renderHook(useIsPressLoading).result

test('shows the loading indicator until the dialog has loaded', async () => {
  const isLoading = renderIndicator()
  expect(isLoading.current).toBe(false)
  const { arrive } = press('photos')
  expect(isLoading.current).toBe(true)
  expect(onLoaded).not.toHaveBeenCalled()
  await arrive()
  expect(isLoading.current).toBe(false)
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('photos')
  expect(onError).not.toHaveBeenCalled()
})

test('reports a load error, and hides the loading indicator', async () => {
  const isLoading = renderIndicator()
  await press('photos').fail()
  expect(isLoading.current).toBe(false)
  expect(onError).toHaveBeenCalledOnce()
  expect(onLoaded).not.toHaveBeenCalled()
})

test.each(['arrive', 'fail'] as const)('calls neither callback if the files %s after a navigation', async outcome => {
  const isLoading = renderIndicator()
  const pressed = press('photos')
  history.pushState(null, '', '/next')
  onTestFinished(() => history.replaceState(null, '', '/'))
  await pressed[outcome]()
  expect(isLoading.current).toBe(false)
  expect(onLoaded).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

test('opens only what was pressed last, and shows the loading indicator for it alone', async () => {
  const isLoading = renderIndicator()
  const first = press('photos')
  const last = press('login')
  await first.arrive()
  expect(isLoading.current).toBe(true)
  await last.arrive()
  expect(isLoading.current).toBe(false)
  expect(onLoaded.mock.calls).toEqual([['login']])
})
