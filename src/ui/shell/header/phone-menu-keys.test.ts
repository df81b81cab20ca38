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
  // jsdom's summary opens nothing by a click on what is inside of it.
  if (details) details.open = true
  await userEvent.click(screen.getByLabelText('Поиск'))
  expect(menu()).toHaveProperty('open', true)
}

test('a summary that is pressed has the focus, as WebKit does not give it', () => {
  // No pointer goes down: as there, nothing but the click.
  fireEvent.click(summary().firstElementChild ?? summary())
  expect(summary()).toHaveFocus()
})

test('Escape closes the menu and gives the focus back to what opened it', async () => {
  await openMenu()
  await userEvent.keyboard('x')
  expect(menu()).toHaveProperty('open', true)
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveProperty('open', false)
  expect(summary()).toHaveFocus()
})

test('Escape in a closed menu moves no focus', async () => {
  const other = screen.getByRole('link', { name: 'Другое' })
  other.focus()
  await userEvent.keyboard('{Escape}')
  expect(other).toHaveFocus()
})

test('Escape belongs to what lies above the menu first', async () => {
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

test('a link of the menu closes it, but not the one of the city, whose picker returns there', async () => {
  await openMenu()
  await userEvent.click(screen.getByText('Город'))
  expect(menu()).toHaveProperty('open', true)
  await userEvent.click(screen.getByText('Другое'))
  expect(menu()).toHaveProperty('open', true)
  await userEvent.click(screen.getByText('Дальше'))
  expect(menu()).toHaveProperty('open', false)
})

test('a search that is sent from the menu closes it', async () => {
  await openMenu()
  await userEvent.keyboard('репетитор{Enter}')
  expect(menu()).toHaveProperty('open', false)
})

test('listens until it is told to stop', async () => {
  await openMenu()
  stop()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByText('Дальше'))
  fireEvent.submit(document.querySelector('form') ?? document.body)
  expect(menu()).toHaveProperty('open', true)
})
