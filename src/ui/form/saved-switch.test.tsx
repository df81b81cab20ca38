import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SavedSwitch, type SaveSwitch } from './saved-switch.tsx'

/** A save function whose calls are answered one by one. */
function saving() {
  const open: ((failure: string | undefined) => void)[] = []
  const save = vi.fn<SaveSwitch>(async () => new Promise(resolve => void open.push(resolve)))
  const answer = (failure?: string) => act(async () => Promise.resolve(open.shift()?.(failure)))
  return { save, answer }
}
const toggle = () => screen.getByRole('switch', { name: 'Новости' })

test('changes at once and saves in the background', async () => {
  const { save, answer } = saving()
  render(<SavedSwitch label="Новости" saved={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(toggle())
  expect(toggle()).toBeChecked()
  expect(save.mock.calls).toEqual([[true]])
  await answer()
  expect(toggle()).toBeChecked()
})

test('rolls back with an error message when saving fails, and can be retried', async () => {
  const { save, answer } = saving()
  render(<SavedSwitch label="Новости" saved={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(toggle())
  await answer('Не сохранилось, вернули как было.')
  expect(toggle()).not.toBeChecked()
  expect(toggle()).toHaveAccessibleDescription(/Не сохранилось/)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(toggle()).toBeChecked()
  expect(toggle()).toHaveFocus()
  expect(screen.queryByText(/Не сохранилось/)).toBeNull()
  await answer()
  expect(save.mock.calls).toEqual([[true], [true]])
})

test('saves the last click made during a save', async () => {
  const { save, answer } = saving()
  render(<SavedSwitch label="Новости" saved={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(toggle())
  await userEvent.click(toggle())
  expect(save).toHaveBeenCalledTimes(1)
  await answer()
  expect(save.mock.calls).toEqual([[true], [false]])
  await answer()
  expect(toggle()).not.toBeChecked()
})

test('saves nothing if the last click matches the saved value', async () => {
  const { save, answer } = saving()
  render(<SavedSwitch label="Новости" saved={false} save={save} retryLabel="Повторить" />)
  for (let press = 0; press < 3; press++) await userEvent.click(toggle())
  await answer()
  expect(save.mock.calls).toEqual([[true]])
  expect(toggle()).toBeChecked()
})

test('follows a value saved elsewhere', () => {
  const { save } = saving()
  const { rerender } = render(<SavedSwitch label="Новости" saved={false} save={save} retryLabel="Повторить" />)
  rerender(<SavedSwitch label="Новости" saved save={save} retryLabel="Повторить" />)
  expect(toggle()).toBeChecked()
})
