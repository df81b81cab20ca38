import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getPreferredLanguages } from '#infrastructure/browser/preferred-languages.ts'
import type { InputBeforeHydration } from '#infrastructure/browser/replay-input.ts'

const onClick = vi.fn<(event: Event) => void>()
let recordedInput: InputBeforeHydration | undefined
const press = (html: string) => {
  document.body.innerHTML = html
  document.body.children[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

beforeAll(async () => {
  document.documentElement.lang = 'ru'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  await import('./inline-script.ts')
  dispatchEvent(new Event('pageshow'))
  recordedInput = globalThis.inputRecord
  document.addEventListener('click', onClick, true)
  vi.unstubAllGlobals()
})
beforeEach(() => {
  globalThis.inputRecord = recordedInput
})
afterEach(() => {
  onClick.mockClear()
  delete recordedInput?.clicked
})

it('records a press for the replay only, so that a hydrating page does not handle it twice', () => {
  press('<button>Favorite</button>')
  expect(recordedInput?.clicked).toBe(document.querySelector('button'))
  expect(onClick).not.toHaveBeenCalled()
})

it('stores the consent when the visitor accepts cookies', () => {
  press('<button data-accept-cookies>OK</button>')
  expect(localStorage.getItem('cookiesAccepted')).toBe('true')
})

it.each([
  ['a plain link', '<a href="#there">There</a>', true],
  ['a press on a hydrated page', '<button>Favorite</button>', false],
])('leaves %s alone', (_name, html, isBeforeHydration) => {
  globalThis.inputRecord = isBeforeHydration ? recordedInput : undefined
  press(html)
  expect(recordedInput?.clicked).toBeUndefined()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('records no fields once the page has hydrated', () => {
  const type = (id: string) => {
    document.body.innerHTML = `<input id="${id}">`
    document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('early')
  globalThis.inputRecord = undefined
  type('late')
  expect([...(recordedInput?.entered ?? [])]).toEqual([expect.objectContaining({ id: 'early' })])
})

it.each([
  ['restored from the back/forward cache', 'pageshow'],
  ['after a soft navigation', 'page-shown'],
])('R-locale-cookie: stores the language of a page %s', (_name, event) => {
  document.cookie = 'i18n_redirected=en;path=/'
  dispatchEvent(new Event(event))
  expect(document.cookie).toContain('i18n_redirected=ru')
})

it('remembers the language that the visitor chooses with the language switch', () => {
  addEventListener('click', event => event.preventDefault(), { once: true })
  press('<a href="/en/kazan" hreflang="en">English</a>')
  expect(getPreferredLanguages()).toEqual(['en'])
})

it('preserves what is typed between a press on the language switch and the arrival of the other page', () => {
  addEventListener('click', event => event.preventDefault(), { once: true })
  press('<a href="/en/kazan" hreflang="en">English</a><input name="search" />')
  document.querySelector('input')?.setRangeText('Kazan')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(sessionStorage.getItem('carried-over')).toContain('search=Kazan')
})

it.each([
  ['/kazan?page=2', '/en/kazan', '/en/kazan?page=2'],
  ['/en?utm=1', '/?lang=ru', '/?utm=1&lang=ru'],
  ['/en', '/?lang=ru', '/?&lang=ru'],
])('on %s, the switch to %s leads to %s, however often it is pressed', (path, href, target) => {
  history.replaceState(null, '', path)
  const link = `<a href="${href}" hreflang="en">English</a>`
  document.body.innerHTML = link
  for (const _press of [1, 2]) {
    addEventListener('click', event => event.preventDefault(), { once: true })
    document.querySelector('a')?.click()
  }
  expect(document.querySelector('a')?.getAttribute('href')).toBe(`${location.origin}${target}`)
  history.replaceState(null, '', '/')
})
