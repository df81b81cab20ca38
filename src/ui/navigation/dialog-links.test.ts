import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { enableDialogLinks } from './dialog-links.ts'
import { useIsPressLoading } from './load-on-press.ts'

const load = vi.fn<() => Promise<unknown>>(async () => undefined)
const open = vi.fn(() => Promise.resolve(true))
const onLoadError = vi.fn<(retry: () => void, link: HTMLElement) => void>()
let stop: () => void
const getLink = () => document.querySelector('a') ?? document.body

function holdLoad() {
  let arrive: () => void = () => undefined
  let fail: () => void = () => undefined
  load.mockReturnValueOnce(
    new Promise<void>((resolve, reject) => {
      arrive = resolve
      fail = () => reject(new Error('Failed to load chunk'))
    }),
  )
  return { arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) }
}

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<a href="/#cities" data-city-picker><b>Kazan</b></a>'
  stop = enableDialogLinks('data-city-picker', { load, open, onLoadError })
})
afterEach(() => stop())

test('opens the dialog instead of following the link, once its chunk has loaded', async () => {
  const chunk = holdLoad()
  expect(fireEvent.click(getLink())).toBe(false)
  await Promise.resolve()
  expect(open).not.toHaveBeenCalled()
  await chunk.arrive()
  expect(open.mock.calls).toEqual([[getLink()]])
  expect(load).toHaveBeenCalledExactlyOnceWith(getLink())
})

test.each([true, false])('opens no dialog and reports no error on the next page (chunk loaded: %s)', async isLoaded => {
  const chunk = holdLoad()
  fireEvent.click(getLink())
  history.pushState(null, '', '/next')
  onTestFinished(() => history.replaceState(null, '', '/'))
  await (isLoaded ? chunk.arrive() : chunk.fail())
  expect(open).not.toHaveBeenCalled()
  expect(onLoadError).not.toHaveBeenCalled()
})

test('opens the dialog of the last pressed link only, even if another one loads later', async () => {
  document.body.innerHTML = '<a id="first" data-city-picker></a><a id="last" data-city-picker></a>'
  const [firstLink, lastLink] = document.querySelectorAll('a')
  const firstChunk = holdLoad()
  fireEvent.click(firstLink ?? document.body)
  fireEvent.click(lastLink ?? document.body)
  await expect.poll(() => open.mock.calls).toEqual([[lastLink]])
  await firstChunk.arrive()
  expect(open).toHaveBeenCalledOnce()
})

test('shows the loading indicator after a click, not on hover, and reports a load error', async () => {
  const { result: isLoading } = renderHook(useIsPressLoading)
  holdLoad()
  fireEvent.mouseOver(getLink())
  expect(load).toHaveBeenCalledOnce()
  expect(isLoading.current).toBe(false)
  const clickedChunk = holdLoad()
  fireEvent.click(getLink())
  expect(isLoading.current).toBe(true)
  await clickedChunk.fail()
  expect(isLoading.current).toBe(false)
  expect(onLoadError).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
})

test('reports a dialog that failed to load, with a retry, instead of following the link', async () => {
  open.mockResolvedValueOnce(false)
  expect(fireEvent.click(getLink())).toBe(false)
  await expect.poll(() => onLoadError).toHaveBeenCalledOnce()
  expect(onLoadError).toHaveBeenCalledWith(expect.any(Function), getLink())
  onLoadError.mock.lastCall?.[0]()
  await expect.poll(() => open).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenLastCalledWith(getLink())
  expect(location.pathname + location.hash).toBe('/')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  modifiers => {
    let isPrevented: boolean | undefined
    // Runs after the listener for dialog links.
    const preventNavigation = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    document.body.addEventListener('click', preventNavigation, { once: true })
    fireEvent.click(getLink(), modifiers)
    expect(isPrevented).toBe(false)
    expect(load).not.toHaveBeenCalled()
  },
)

test('preloads the chunk on hover or focus', () => {
  fireEvent.mouseOver(getLink())
  fireEvent.focusIn(getLink())
  expect(load).toHaveBeenCalledTimes(2)
  fireEvent.mouseOver(document.body)
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  { preloadSelector: undefined, preloaded: ['complaint', 'request'] },
  { preloadSelector: 'a[data-form=request]', preloaded: ['request'] },
])('watches the links whose dialogs are preloaded once visible: $preloaded', ({ preloadSelector, preloaded }) => {
  const observe = vi.fn<(link: HTMLElement) => void>()
  class Observer {
    observe = observe
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = '<a data-form="complaint"></a><a data-form="request"></a>'
  const options = { ...(preloadSelector && { preloadSelector }), load, open, onLoadError }
  const stopForms = enableDialogLinks('data-form', options)
  stopForms()
  vi.unstubAllGlobals()
  expect(observe.mock.calls.map(([link]) => link.dataset['form'])).toEqual(preloaded)
})
