import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { enableDialogLinks } from './dialog-links.ts'
import { loadOnPress } from './load-on-press.ts'

vi.mock(import('./load-on-press.ts'), { spy: true })

const load = vi.fn<() => Promise<unknown>>(async () => undefined)
const open = vi.fn(() => Promise.resolve(true))
const onLoadError = vi.fn<(retry: () => void) => void>()
let stop: () => void
const getLink = () => document.querySelector('a') ?? document.body
const settleLastLoad = () => vi.mocked(loadOnPress).mock.lastCall?.[0].catch(() => undefined)

/** Delays the next load until `arrive` or `fail` is called. */
function holdLoad() {
  let arrive: () => void = () => undefined
  let fail: () => void = () => undefined
  load.mockReturnValueOnce(
    new Promise<void>((resolve, reject) => {
      arrive = resolve
      fail = () => reject(new Error('Failed to load chunk'))
    }),
  )
  return { arrive, fail }
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
  chunk.arrive()
  await expect.poll(() => open.mock.calls).toEqual([[getLink()]])
  expect(load).toHaveBeenCalledExactlyOnceWith(getLink())
})

test.each([true, false])('opens no dialog and reports no error on the next page (chunk loaded: %s)', async isLoaded => {
  const chunk = holdLoad()
  fireEvent.click(getLink())
  history.pushState(null, '', '/next')
  onTestFinished(() => history.replaceState(null, '', '/'))
  if (isLoaded) chunk.arrive()
  else chunk.fail()
  await settleLastLoad()
  expect(open).not.toHaveBeenCalled()
  expect(onLoadError).not.toHaveBeenCalled()
})

test('opens the dialog of the last pressed link only, even if another one loads later', async () => {
  document.body.innerHTML = '<a id="first" data-city-picker></a><a id="last" data-city-picker></a>'
  const [firstLink, lastLink] = document.querySelectorAll('a')
  const firstChunk = holdLoad()
  fireEvent.click(firstLink ?? document.body)
  const [firstLoading] = vi.mocked(loadOnPress).mock.lastCall ?? []
  fireEvent.click(lastLink ?? document.body)
  await expect.poll(() => open.mock.calls).toEqual([[lastLink]])
  firstChunk.arrive()
  await firstLoading
  expect(open).toHaveBeenCalledOnce()
})

test('shows the loading indicator after a click, not on hover, and reports a load error', async () => {
  fireEvent.mouseOver(getLink())
  expect(loadOnPress).not.toHaveBeenCalled()
  load.mockRejectedValueOnce(new Error('Failed to load chunk'))
  fireEvent.click(getLink())
  expect(loadOnPress).toHaveBeenCalledOnce()
  await settleLastLoad()
  await expect.poll(() => onLoadError).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
})

test('reports a dialog that failed to load, with a retry, instead of following the link', async () => {
  open.mockResolvedValueOnce(false)
  expect(fireEvent.click(getLink())).toBe(false)
  await expect.poll(() => onLoadError).toHaveBeenCalledOnce()
  onLoadError.mock.lastCall?.[0]()
  await expect.poll(() => open).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenLastCalledWith(getLink())
  expect(location.pathname + location.hash).toBe('/')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  modifiers => {
    document.body.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent.click(getLink(), modifiers)
    expect(open).not.toHaveBeenCalled()
  },
)

test('prefetches the chunk on hover or focus', () => {
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
