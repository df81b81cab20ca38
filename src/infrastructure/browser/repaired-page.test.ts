import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberPage } from './repaired-page.ts'

const page = `<main>
  <details><summary>More</summary></details>
  <input name="city"><input name="city"><textarea name="text"></textarea>
  <input type="radio" name="rating" value=""><input type="radio" name="rating" value="4">
  <button>Try again</button><button>Try again</button>
</main>`
const find = <E extends HTMLElement>(selector: string) => {
  const [, second] = document.querySelectorAll<E>(selector)
  if (!second) throw new Error(`There are no two ${selector}`)
  return second
}
const repair = () => (document.body.innerHTML = page)

beforeEach(() => {
  document.body.innerHTML = page
  globalThis.znatokInput = { entered: new Set() }
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('moves input, focus, caret and open parts to the new elements', () => {
  const field = find<HTMLInputElement>('[name=city]')
  const choice = find<HTMLInputElement>('[name=rating]')
  field.value = 'Kazan'
  choice.checked = true
  field.focus()
  field.setSelectionRange(1, 3)
  const details = document.querySelector('details')
  if (details) details.open = true
  const clicked = find('button')
  globalThis.znatokInput = { entered: new Set([field, choice]), clicked }

  const restore = rememberPage()
  repair()
  restore()

  const found = find<HTMLInputElement>('[name=city]')
  expect([found.value, found.selectionStart, found.selectionEnd]).toEqual(['Kazan', 1, 3])
  expect(found).toBe(document.activeElement)
  expect(find<HTMLInputElement>('[name=rating]').checked).toBe(true)
  expect(document.querySelector('details')?.open).toBe(true)
  expect([...globalThis.znatokInput.entered]).toEqual([found, find('[name=rating]')])
  expect(globalThis.znatokInput.clicked).toBe(find('button'))
})

it('shows theme, session and city as after a restore', () => {
  const shown = vi.fn<() => void>()
  addEventListener('pageshow', shown)
  const restore = rememberPage()
  repair()
  restore()
  expect(shown).toHaveBeenCalledTimes(1)
  removeEventListener('pageshow', shown)
})

it('scrolls back', () => {
  vi.stubGlobal('scrollY', 300)
  const restore = rememberPage()
  vi.stubGlobal('scrollY', 0)
  repair()
  restore()
  expect(scrollTo).toHaveBeenCalledWith(0, 300)
})

it('drops state of elements that the new page does not have', () => {
  const field = find<HTMLInputElement>('[name=city]')
  globalThis.znatokInput = { entered: new Set([field]), clicked: find('button') }
  const restore = rememberPage()
  document.body.innerHTML = '<main></main>'
  restore()
  expect(globalThis.znatokInput).toEqual({ entered: new Set(), clicked: undefined })
})

it('does nothing on a page that hydrated as usual', () => {
  const shown = vi.fn<() => void>()
  addEventListener('pageshow', shown)
  const field = find<HTMLInputElement>('[name=city]')
  globalThis.znatokInput = { entered: new Set([field]) }
  rememberPage()()
  expect(shown).not.toHaveBeenCalled()
  expect([...globalThis.znatokInput.entered]).toEqual([field])
  removeEventListener('pageshow', shown)
})
