import { fireEvent, screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { enablePhoneMenuBehavior } from './phone-menu-behavior.ts'

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
  stop = enablePhoneMenuBehavior()
  return stop
})

const getMenu = () => document.querySelector('details')
const getSummary = () => document.querySelector('summary') ?? document.body
const openMenu = async () => {
  const details = getMenu()
  // In jsdom, clicks on children of a summary do not open the details.
  if (details) details.open = true
  await userEvent.click(screen.getByLabelText('Поиск'))
  expect(getMenu()).toHaveProperty('open', true)
}

test('focuses a pressed summary, because WebKit does not', () => {
  // Without pointerdown, only the code under test can move the focus.
  fireEvent.click(getSummary().firstElementChild ?? getSummary())
  expect(getSummary()).toHaveFocus()
})

test('closes the menu on Escape and returns focus to the opener', async () => {
  await openMenu()
  await userEvent.keyboard('x')
  expect(getMenu()).toHaveProperty('open', true)
  await userEvent.keyboard('{Escape}')
  expect(getMenu()).toHaveProperty('open', false)
  expect(getSummary()).toHaveFocus()
})

test('does not move focus on Escape while the menu is closed', async () => {
  const otherLink = screen.getByRole('link', { name: 'Другое' })
  otherLink.focus()
  await userEvent.keyboard('{Escape}')
  expect(otherLink).toHaveFocus()
})

test('leaves Escape to overlays above the menu', async () => {
  await openMenu()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  await userEvent.keyboard('{Escape}')
  expect(getMenu()).toHaveProperty('open', true)
  dialog.remove()
  const preventDefault = (event: Event) => event.preventDefault()
  screen.getByLabelText('Поиск').addEventListener('keydown', preventDefault)
  await userEvent.keyboard('{Escape}')
  expect(getMenu()).toHaveProperty('open', true)
  screen.getByLabelText('Поиск').removeEventListener('keydown', preventDefault)
  await userEvent.keyboard('{Escape}')
  expect(getMenu()).toHaveProperty('open', false)
})

test('closes on a click on one of its links, except the city link, whose picker returns the focus to the menu', async () => {
  await openMenu()
  await userEvent.click(screen.getByText('Город'))
  expect(getMenu()).toHaveProperty('open', true)
  await userEvent.click(screen.getByText('Другое'))
  expect(getMenu()).toHaveProperty('open', true)
  await userEvent.click(screen.getByText('Дальше'))
  expect(getMenu()).toHaveProperty('open', false)
})

test('closes when a search is submitted from the menu', async () => {
  await openMenu()
  await userEvent.keyboard('репетитор{Enter}')
  expect(getMenu()).toHaveProperty('open', false)
})

test('stops listening after cleanup', async () => {
  await openMenu()
  stop()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByText('Дальше'))
  fireEvent.submit(document.querySelector('form') ?? document.body)
  expect(getMenu()).toHaveProperty('open', true)
})
