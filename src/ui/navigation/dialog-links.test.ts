import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enableDialogLinks, type TrackLoading } from './dialog-links.ts'

const load = vi.fn(async () => undefined)
const open = vi.fn(() => Promise.resolve(true))
const whileLoading = vi.fn<TrackLoading>()
const onLoadError = vi.fn<(again: () => void) => void>()
let stop: () => void
const link = () => document.querySelector('a') ?? document.body

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<a href="/#cities" data-city-picker><b>Kazan</b></a>'
  stop = enableDialogLinks('data-city-picker', { load, whileLoading, open, onLoadError })
})
afterEach(() => stop())

test('opens the dialog instead of following the link, and loads its data in parallel', () => {
  expect(fireEvent.click(link())).toBe(false)
  expect(open).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledExactlyOnceWith(link())
})

test('shows loading after a click until the load succeeds or fails', async () => {
  fireEvent.mouseOver(link())
  expect(whileLoading).not.toHaveBeenCalled()
  load.mockRejectedValueOnce(new Error('Failed to load chunk'))
  fireEvent.click(link())
  expect(whileLoading).toHaveBeenCalledOnce()
  await expect(whileLoading.mock.lastCall?.[0]).resolves.toBeUndefined()
})

test('reports a dialog that failed to load, with a retry, instead of following the link', async () => {
  open.mockResolvedValueOnce(false)
  expect(fireEvent.click(link())).toBe(false)
  await expect.poll(() => onLoadError).toHaveBeenCalledOnce()
  onLoadError.mock.lastCall?.[0]()
  expect(open).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenLastCalledWith(link())
  expect(location.pathname + location.hash).toBe('/')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'with %j it is a link like any other',
  how => {
    document.body.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent.click(link(), how)
    expect(open).not.toHaveBeenCalled()
  },
)

test('prefetches the chunk on hover or focus', () => {
  fireEvent.mouseOver(link())
  fireEvent.focusIn(link())
  expect(load).toHaveBeenCalledTimes(2)
  fireEvent.mouseOver(document.body)
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  { likely: undefined, seen: ['complaint', 'request'] },
  { likely: 'a[data-form=request]', seen: ['request'] },
])('prefetches $seen of the visible links', ({ likely, seen }) => {
  const observe = vi.fn<(link: HTMLElement) => void>()
  class Observer {
    observe = observe
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = '<a data-form="complaint"></a><a data-form="request"></a>'
  const stopForms = enableDialogLinks('data-form', { ...(likely && { likely }), load, whileLoading, open, onLoadError })
  stopForms()
  vi.unstubAllGlobals()
  expect(observe.mock.calls.map(([observed]) => observed.dataset['form'])).toEqual(seen)
})
