import userEvent from '@testing-library/user-event'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { phoneMenuKeys } from './phone-menu-keys.ts'

let stop: () => void
const menu = () => document.querySelector('details')

beforeEach(() => {
  document.body.innerHTML = `<details data-phone-menu open><summary>Menu</summary>
    <a href="#help">Help</a><a href="#cities" data-city-picker>Kazan</a></details>`
  stop = phoneMenuKeys()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

test('Escape closes it and focuses its opener', async () => {
  screen.getByText('Help').focus()
  await userEvent.keyboard('{Escape}')
  expect(menu()).not.toHaveAttribute('open')
  expect(screen.getByText('Menu')).toHaveFocus()
})

test('Escape that closes a dialog above leaves it open', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveAttribute('open')
})

test('other keys leave it open', async () => {
  await userEvent.keyboard('a')
  expect(menu()).toHaveAttribute('open')
})

test('following a link closes it; the city picker opens above it', async () => {
  await userEvent.click(screen.getByText('Kazan'))
  expect(menu()).toHaveAttribute('open')
  await userEvent.click(screen.getByText('Help'))
  expect(menu()).not.toHaveAttribute('open')
})
