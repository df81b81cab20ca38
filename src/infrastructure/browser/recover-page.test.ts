import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreFormState } from './form-state.ts'
import { recoverPage, reloadPage, reloadPageIfOnline } from './recover-page.ts'
import type { InputBeforeHydration } from './replay-input.ts'

const reload = vi.fn<() => void>()
const page = '<a href="#request" data-form="request">Request</a><button>Menu</button><input name="search" />'
const findLink = () => document.querySelector('a') ?? undefined
const findButton = () => document.querySelector('button') ?? undefined

/** Returns the element that is pressed again after the reload. */
function load(): HTMLElement | undefined {
  document.body.innerHTML = page
  const input: InputBeforeHydration = { entered: new Set() }
  restoreFormState(input)
  return input.clicked
}

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  document.head.innerHTML = '<script data-build="b1"></script>'
  document.body.innerHTML = page
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('location', { pathname: '/profiles/7', reload })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'b2' })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.inputRecord = undefined
  document.head.innerHTML = ''
})

it('presses the link of a hydrated page again after the reload', async () => {
  expect(await recoverPage(findLink())).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(load()).toBe(findLink())
})

it('presses the button that was pressed before hydration again after the reload', () => {
  globalThis.inputRecord = { entered: new Set(), clicked: findButton() }
  reloadPage()
  expect(load()).toBe(findButton())
})

it('preserves what was typed and pressed between the reload and the arrival of the next document', () => {
  globalThis.inputRecord = { entered: new Set() }
  reloadPage()
  const field = document.querySelector('input')
  if (field) field.value = 'Kazan'
  globalThis.inputRecord.clicked = findButton()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(load()).toBe(findButton())
  expect(document.querySelector('input')?.value).toBe('Kazan')
})

it('presses nothing if nothing was pressed', async () => {
  expect(await recoverPage()).toBe(true)
  expect(load()).toBeUndefined()
})

it.each([
  ['without a network', () => Promise.reject(new TypeError('offline'))],
  ['when a proxy responds with an error', () => Promise.resolve(new Response('', { status: 502 }))],
])('does not reload a restored page %s', async (_, respond) => {
  vi.stubGlobal('fetch', respond)
  await reloadPageIfOnline()
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload a restored page that has become busy during the request', async () => {
  let isBusy = false
  const reloadPromise = reloadPageIfOnline(() => isBusy)
  isBusy = true
  await reloadPromise
  expect(reload).not.toHaveBeenCalled()
  isBusy = false
  await reloadPageIfOnline(() => isBusy)
  expect(reload).toHaveBeenCalledOnce()
})
