import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enableDialogLinks, type TrackLoading } from './dialog-links.ts'

const load = vi.fn(async () => undefined)
const open = vi.fn(() => Promise.resolve(true))
const trackLoading = vi.fn<TrackLoading>()
const onLoadError = vi.fn<(retry: () => void) => void>()
let stop: () => void
const getLink = () => document.querySelector('a') ?? document.body

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<a href="/#cities" data-city-picker><b>Kazan</b></a>'
  stop = enableDialogLinks('data-city-picker', { load, trackLoading, open, onLoadError })
})
afterEach(() => stop())

test('opens the dialog instead of following the link, and loads its chunk in parallel', () => {
  expect(fireEvent.click(getLink())).toBe(false)
  expect(open).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledExactlyOnceWith(getLink())
})

test('tracks the loading after a click, not on hover, and ends it after a load error', async () => {
  fireEvent.mouseOver(getLink())
  expect(trackLoading).not.toHaveBeenCalled()
  load.mockRejectedValueOnce(new Error('Failed to load chunk'))
  fireEvent.click(getLink())
  expect(trackLoading).toHaveBeenCalledOnce()
  await expect(trackLoading.mock.lastCall?.[0]).resolves.toBeUndefined()
})

test('reports a dialog that failed to load, with a retry, instead of following the link', async () => {
  open.mockResolvedValueOnce(false)
  expect(fireEvent.click(getLink())).toBe(false)
  await expect.poll(() => onLoadError).toHaveBeenCalledOnce()
  onLoadError.mock.lastCall?.[0]()
  expect(open).toHaveBeenCalledTimes(2)
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
  const options = { ...(preloadSelector && { preloadSelector }), load, trackLoading, open, onLoadError }
  const stopForms = enableDialogLinks('data-form', options)
  stopForms()
  vi.unstubAllGlobals()
  expect(observe.mock.calls.map(([link]) => link.dataset['form'])).toEqual(preloaded)
})
