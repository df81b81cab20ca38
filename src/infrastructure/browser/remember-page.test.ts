import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberPage } from './remember-page.ts'

const pageHtml = `<main>
  <details><summary>More</summary></details>
  <input name="city"><input name="city"><textarea name="text"></textarea>
  <input type="radio" name="rating" value=""><input type="radio" name="rating" value="4">
  <button>Try again</button><button>Try again</button>
</main>`
const findSecond = <E extends HTMLElement>(selector: string) => {
  const [, second] = document.querySelectorAll<E>(selector)
  if (!second) throw new Error(`Fewer than two elements match ${selector}`)
  return second
}
const replacePage = () => (document.body.innerHTML = pageHtml)

beforeEach(() => {
  document.body.innerHTML = pageHtml
  globalThis.inputRecord = { entered: new Set() }
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('restores input, focus, caret and open details on the new elements', () => {
  const field = findSecond<HTMLInputElement>('[name=city]')
  const radio = findSecond<HTMLInputElement>('[name=rating]')
  field.value = 'Kazan'
  radio.checked = true
  field.focus()
  field.setSelectionRange(1, 3)
  const details = document.querySelector('details')
  if (details) details.open = true
  const clickedButton = findSecond('button')
  globalThis.inputRecord = { entered: new Set([field, radio]), clicked: clickedButton }

  const restore = rememberPage()
  replacePage()
  restore()

  const newField = findSecond<HTMLInputElement>('[name=city]')
  expect([newField.value, newField.selectionStart, newField.selectionEnd]).toEqual(['Kazan', 1, 3])
  expect(newField).toBe(document.activeElement)
  expect(findSecond<HTMLInputElement>('[name=rating]').checked).toBe(true)
  expect(document.querySelector('details')?.open).toBe(true)
  expect([...globalThis.inputRecord.entered]).toEqual([newField, findSecond('[name=rating]')])
  expect(globalThis.inputRecord.clicked).toBe(findSecond('button'))
})

it('dispatches `pageshow`, so that theme, session and city are shown again', () => {
  const onPageShow = vi.fn<() => void>()
  addEventListener('pageshow', onPageShow)
  const restore = rememberPage()
  replacePage()
  restore()
  expect(onPageShow).toHaveBeenCalledTimes(1)
  removeEventListener('pageshow', onPageShow)
})

it('restores a page whose body starts with a style, which React keeps', () => {
  const style = document.createElement('style')
  document.body.prepend(style)
  findSecond<HTMLInputElement>('[name=city]').focus()
  const restore = rememberPage()
  replacePage()
  document.body.prepend(style)
  restore()
  expect(findSecond('[name=city]')).toBe(document.activeElement)
})

it('scrolls back', () => {
  vi.stubGlobal('scrollY', 300)
  const restore = rememberPage()
  vi.stubGlobal('scrollY', 0)
  replacePage()
  restore()
  expect(scrollTo).toHaveBeenCalledWith(0, 300)
})

it('drops state of elements that the new page does not have', () => {
  const field = findSecond<HTMLInputElement>('[name=city]')
  globalThis.inputRecord = { entered: new Set([field]), clicked: findSecond('button') }
  const restore = rememberPage()
  document.body.innerHTML = '<main></main>'
  restore()
  expect(globalThis.inputRecord).toEqual({ entered: new Set(), clicked: undefined })
})

it('does nothing on a page that hydrated as usual', () => {
  const onPageShow = vi.fn<() => void>()
  addEventListener('pageshow', onPageShow)
  const field = findSecond<HTMLInputElement>('[name=city]')
  globalThis.inputRecord = { entered: new Set([field]) }
  rememberPage()()
  expect(onPageShow).not.toHaveBeenCalled()
  expect([...globalThis.inputRecord.entered]).toEqual([field])
  removeEventListener('pageshow', onPageShow)
})
