import { beforeEach, expect, test } from 'vitest'
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
  return restoreLostFocus()
})

const get = (id: string) => document.getElementById(id) ?? document.body
const removeFocused = async (id: string) => {
  const element = get(id)
  ;(element.matches('button') ? element : element.querySelector('button'))?.focus()
  expect(element).toContainElement(document.activeElement as HTMLElement)
  element.remove()
  // The observer is called in a microtask.
  await Promise.resolve()
}

test('a removed item of a list passes the focus to the next item, and the last to the one before it', async () => {
  await removeFocused('second')
  expect(get('third')).toContainElement(document.activeElement as HTMLElement)
  await removeFocused('third')
  expect(get('first')).toContainElement(document.activeElement as HTMLElement)
})

test('a removed control passes the focus to its neighbor', async () => {
  await removeFocused('pressed')
  expect(get('after')).toHaveFocus()
  await removeFocused('after')
  expect(get('before')).toHaveFocus()
})

test('a removed part passes the focus to the heading of its region', async () => {
  await removeFocused('failed')
  expect(get('cities')).toHaveFocus()
})

test('a removed region passes the focus to the heading of the page', async () => {
  get('retry').focus()
  document.querySelector('section')?.remove()
  await Promise.resolve()
  expect(document.querySelector('h1')).toHaveFocus()
})

test('a removed dialog passes the focus to the heading of the page', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.innerHTML = '<button id="close">×</button>'
  dialog.open = true
  get('close').focus()
  dialog.remove()
  await Promise.resolve()
  expect(document.querySelector('h1')).toHaveFocus()
})

test('leaves the focus where it was moved in the meantime', async () => {
  get('pressed').focus()
  get('pressed').remove()
  get('retry').focus()
  await Promise.resolve()
  expect(get('retry')).toHaveFocus()
})

test('moves nothing when an element that lost the focus before is removed', async () => {
  get('pressed').focus()
  get('pressed').blur()
  document.body.click()
  get('pressed').remove()
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})
