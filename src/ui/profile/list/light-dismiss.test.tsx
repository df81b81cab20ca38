import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LightDismiss } from './light-dismiss.tsx'

function renderMenu() {
  render(
    <>
      <LightDismiss className={undefined}>
        <summary>Sort</summary>
        <button type="button">Newest</button>
      </LightDismiss>
      <button type="button">Elsewhere</button>
    </>,
  )
  const menu = screen.getByRole<HTMLDetailsElement>('group')
  menu.open = true
  return menu
}
const getInsideButton = () => screen.getByRole('button', { name: 'Newest' })
const getOutsideButton = () => screen.getByRole('button', { name: 'Elsewhere' })

test('stays open while focus is inside', async () => {
  const menu = renderMenu()
  getInsideButton().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(menu.open).toBe(true)
})

test('closes when focus moves outside, and does not move the focus back', () => {
  const menu = renderMenu()
  getInsideButton().focus()
  getOutsideButton().focus()
  expect(menu.open).toBe(false)
  expect(getOutsideButton()).toHaveFocus()
})

test('closes on an outside click', async () => {
  const menu = renderMenu()
  await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body })
  expect(menu.open).toBe(false)
})

test('closes on Escape, returns focus to its opener and ignores keys while closed', async () => {
  const menu = renderMenu()
  getInsideButton().focus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(screen.getByText('Sort')).toHaveFocus()
  getOutsideButton().focus()
  await userEvent.keyboard('{Escape}')
  expect(getOutsideButton()).toHaveFocus()
})
