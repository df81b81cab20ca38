import { fireEvent, screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { enablePhoneMenuKeys } from './phone-menu-keys.ts'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <details data-phone-menu>
        <summary><b>Меню</b></summary>
        <nav>
          <a href="#next">Дальше</a>
          <a href="#cities" data-city-picker>Город</a>
          <form><input aria-label="Поиск" /><button>Найти</button></form>
        </nav>
      </details>
    </header>
    <main><a href="#other">Другое</a></main>`
  document.querySelector('form')?.addEventListener('submit', event => event.preventDefault())
  stop = enablePhoneMenuKeys()
  return stop
})

const menu = () => document.querySelector('details')
const summary = () => document.querySelector('summary') ?? document.body
const openMenu = async () => {
  const details = menu()
  // In jsdom, clicks on children of a summary do not open it.
  if (details) details.open = true
  await userEvent.click(screen.getByLabelText('Поиск'))
  expect(menu()).toHaveProperty('open', true)
}

test('focuses a pressed summary, which WebKit does not', () => {
  // Without pointerdown, the click alone must move focus.
  fireEvent.click(summary().firstElementChild ?? summary())
  expect(summary()).toHaveFocus()
})

test('closes the menu on Escape and returns focus to the opener', async () => {
  await openMenu()
  await userEvent.keyboard('x')
  expect(menu()).toHaveProperty('open', true)
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveProperty('open', false)
  expect(summary()).toHaveFocus()
})

test('does not move focus on Escape while closed', async () => {
  const other = screen.getByRole('link', { name: 'Другое' })
  other.focus()
  await userEvent.keyboard('{Escape}')
  expect(other).toHaveFocus()
})

test('leaves Escape to overlays above the menu', async () => {
  await openMenu()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveProperty('open', true)
  dialog.remove()
  const taken = (event: Event) => event.preventDefault()
  screen.getByLabelText('Поиск').addEventListener('keydown', taken)
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveProperty('open', true)
  screen.getByLabelText('Поиск').removeEventListener('keydown', taken)
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveProperty('open', false)
})

test('closes on a click on a link, except for the city link, whose picker returns to the menu', async () => {
  await openMenu()
  await userEvent.click(screen.getByText('Город'))
  expect(menu()).toHaveProperty('open', true)
  await userEvent.click(screen.getByText('Другое'))
  expect(menu()).toHaveProperty('open', true)
  await userEvent.click(screen.getByText('Дальше'))
  expect(menu()).toHaveProperty('open', false)
})

test('closes when a search is submitted from the menu', async () => {
  await openMenu()
  await userEvent.keyboard('репетитор{Enter}')
  expect(menu()).toHaveProperty('open', false)
})

test('stops listening after cleanup', async () => {
  await openMenu()
  stop()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByText('Дальше'))
  fireEvent.submit(document.querySelector('form') ?? document.body)
  expect(menu()).toHaveProperty('open', true)
})
