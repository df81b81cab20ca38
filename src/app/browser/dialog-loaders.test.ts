import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#ui/query-client.ts'
import { loadPressedDialog } from './dialog-loaders.ts'
import { loadLogin } from './load-login.ts'
import { loadForm } from './open-form.ts'

vi.mock(import('./load-login.ts'))
vi.mock(import('./open-form.ts'))

const listRegions = vi.fn(() => new Promise<never>(() => undefined))
const press = (html: string) => {
  document.body.innerHTML = html
  const clickedElement = document.body.querySelector<HTMLElement>('a,button') ?? undefined
  globalThis.inputRecord = { entered: new Set(), clicked: clickedElement }
  loadPressedDialog({ listRegions }, 'ru')
  return clickedElement
}

beforeEach(() => {
  vi.clearAllMocks()
  // A pending query of an earlier test would be joined instead of calling `listRegions` again.
  queryClient.clear()
})
afterEach(() => {
  globalThis.inputRecord = undefined
})

it('fetches the cities for the city picker', async () => {
  press('<a data-city-picker></a>')
  await expect.poll(() => listRegions).toHaveBeenCalledOnce()
})

it('loads the form of the pressed link', async () => {
  const pressedLink = press('<a data-form="request"></a>')
  await expect.poll(() => loadForm).toHaveBeenCalledExactlyOnceWith(pressedLink)
})

it('loads the login', () => {
  press('<a data-login></a>')
  expect(loadLogin).toHaveBeenCalledOnce()
})

it('ignores a load error, because the replayed press shows it', async () => {
  vi.mocked(loadForm).mockRejectedValueOnce(new Error('Failed to load chunk'))
  press('<a data-form="request"></a>')
  await expect.poll(() => loadForm).toHaveBeenCalledOnce()
})

it('loads nothing for other presses', async () => {
  press('<button data-favorite="1"></button>')
  globalThis.inputRecord = undefined
  loadPressedDialog({ listRegions }, 'ru')
  await vi.dynamicImportSettled()
  for (const load of [loadLogin, loadForm, listRegions]) expect(load).not.toHaveBeenCalled()
})

it('presses the link of the form that the URL names, unless another link was pressed', async () => {
  history.replaceState(null, '', '#report')
  const html = '<a data-form="request" href="#request"></a><a data-form="complaint" href="#report"></a>'
  document.body.innerHTML = html
  globalThis.inputRecord = { entered: new Set() }
  loadPressedDialog({ listRegions }, 'ru')
  const report = document.querySelector('[href="#report"]')
  expect(globalThis.inputRecord.clicked).toBe(report)
  await expect.poll(() => loadForm).toHaveBeenCalledExactlyOnceWith(report)
  expect(press(html)).toBe(globalThis.inputRecord.clicked)
  history.replaceState(null, '', location.pathname)
})

it.each(['#a"]', '#a\\', '', '#unknown'])('presses nothing for the fragment %j', hash => {
  history.replaceState(null, '', location.pathname + hash)
  document.body.innerHTML = '<a data-form="request" href="#request"></a>'
  globalThis.inputRecord = { entered: new Set() }
  loadPressedDialog({ listRegions }, 'ru')
  expect(globalThis.inputRecord.clicked).toBeUndefined()
  history.replaceState(null, '', location.pathname)
})
