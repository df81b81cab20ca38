import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeFocusSnapshot } from './page-focus.ts'
import { restoreLostFocus } from './restore-lost-focus.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <h1>Страница</h1>
      <section aria-labelledby="cities">
        <h2 id="cities">Города</h2>
        <div><div role="alert" id="failed"><button id="retry">Повторить</button></div></div>
      </section>
      <ul>
        <li id="first"><button>Первый</button></li>
        <li id="second"><button>Второй</button></li>
        <li id="third"><button>Третий</button></li>
      </ul>
      <p><button id="before">До</button> <button id="pressed">Между</button> <button id="after">После</button></p>
    </main>`
  return restoreLostFocus(takeFocusSnapshot())
})
afterEach(() => void vi.restoreAllMocks())

const getElement = (id: string) => document.getElementById(id) ?? document.body
const spyOnFocus = () => vi.spyOn(HTMLElement.prototype, 'focus')
const removeFocused = async (id: string) => {
  const element = getElement(id)
  const button = element.matches('button') ? element : element.querySelector('button')
  button?.focus()
  expect(button).toHaveFocus()
  element.remove()
  // The browser calls the observer in a microtask.
  await Promise.resolve()
}

test('an element that was removed before the watch began passes the focus to the heading of the page, without scrolling', () => {
  getElement('retry').focus()
  const focusBefore = takeFocusSnapshot()
  getElement('failed').remove()
  const focus = spyOnFocus()
  const stop = restoreLostFocus(focusBefore)
  expect(document.querySelector('h1')).toHaveFocus()
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  stop()
})

test('a removed list item passes the focus to the next item, and the last item to the previous one', async () => {
  await removeFocused('second')
  expect(getElement('third').querySelector('button')).toHaveFocus()
  await removeFocused('third')
  expect(getElement('first').querySelector('button')).toHaveFocus()
})

test('a removed control passes the focus to the adjacent control', async () => {
  await removeFocused('pressed')
  expect(getElement('after')).toHaveFocus()
  await removeFocused('after')
  expect(getElement('before')).toHaveFocus()
})

test('a replaced heading passes the focus to the new heading, not to the next control', async () => {
  const oldHeading = document.querySelector('h1')
  oldHeading?.setAttribute('tabindex', '-1')
  oldHeading?.focus()
  expect(oldHeading).toHaveFocus()
  const newHeading = document.createElement('h1')
  newHeading.textContent = 'Вера Соколова'
  oldHeading?.replaceWith(newHeading)
  await Promise.resolve()
  expect(newHeading).toHaveFocus()
})

test('a removed element that is neither list item nor control passes the focus to the heading of its region', async () => {
  await removeFocused('failed')
  expect(getElement('cities')).toHaveFocus()
})

test.each([true, false])('scrolls to the heading of the region only for a visible focus: %s', async isFocusVisible => {
  vi.spyOn(getElement('retry'), 'matches').mockReturnValue(isFocusVisible)
  const focus = spyOnFocus()
  await removeFocused('failed')
  expect(focus.mock.contexts.at(-1)).toBe(getElement('cities'))
  expect(focus).toHaveBeenLastCalledWith(isFocusVisible ? {} : { preventScroll: true })
})

test('a removed region passes the focus to the heading of the page', async () => {
  getElement('retry').focus()
  document.querySelector('section')?.remove()
  await Promise.resolve()
  expect(document.querySelector('h1')).toHaveFocus()
})

test('a removed dialog passes the focus to the heading of the page, without scrolling', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.innerHTML = '<button id="close">×</button>'
  dialog.open = true
  vi.spyOn(getElement('close'), 'matches').mockReturnValue(true)
  getElement('close').focus()
  const focus = spyOnFocus()
  dialog.remove()
  await Promise.resolve()
  expect(document.querySelector('h1')).toHaveFocus()
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})

test('leaves the focus if it has moved in the meantime', async () => {
  getElement('pressed').focus()
  getElement('pressed').remove()
  getElement('retry').focus()
  await Promise.resolve()
  expect(getElement('retry')).toHaveFocus()
})

test('moves nothing if the removed element had already lost the focus', async () => {
  getElement('pressed').focus()
  getElement('pressed').blur()
  document.body.click()
  getElement('pressed').remove()
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})
