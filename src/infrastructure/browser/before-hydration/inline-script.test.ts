import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { InputBeforeHydration } from '#infrastructure/browser/replay-input.ts'

const heard = vi.fn<(event: Event) => void>()
let recorded: InputBeforeHydration | undefined
const press = (html: string) => {
  document.body.innerHTML = html
  document.body.children[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  await import('./inline-script.ts')
  dispatchEvent(new Event('pageshow'))
  recorded = globalThis.znatokInput
  document.addEventListener('click', heard, true)
  vi.unstubAllGlobals()
})
beforeEach(() => {
  globalThis.znatokInput = recorded
})
afterEach(() => {
  heard.mockClear()
  delete recorded?.clicked
})

it('keeps a press for the replay only, so that a hydrating page does not handle it twice', () => {
  press('<button>Favourite</button>')
  expect(recorded?.clicked).toBe(document.querySelector('button'))
  expect(heard).not.toHaveBeenCalled()
})

it('handles accepting cookies', () => {
  press('<button data-accept-cookies>OK</button>')
  expect(localStorage.getItem('cookiesAccepted')).toBe('true')
})

it.each([
  ['a plain link', '<a href="#there">There</a>', true],
  ['a press of a hydrated page', '<button>Favourite</button>', false],
])('leaves %s alone', (_what, html, isBefore) => {
  globalThis.znatokInput = isBefore ? recorded : undefined
  press(html)
  expect(recorded?.clicked).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(1)
})
