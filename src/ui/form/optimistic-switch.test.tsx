import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { OptimisticSwitch, type SaveSwitch } from './optimistic-switch.tsx'

function createSave() {
  const pendingSaves: ((failure: string | undefined) => void)[] = []
  const save = vi.fn<SaveSwitch>(async () => new Promise(resolve => void pendingSaves.push(resolve)))
  const settleSave = (failure?: string) => act(async () => Promise.resolve(pendingSaves.shift()?.(failure)))
  return { save, settleSave }
}
const getSwitch = () => screen.getByRole('switch', { name: 'Новости' })

test('changes at once and saves in the background', async () => {
  const { save, settleSave } = createSave()
  render(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(getSwitch())
  expect(getSwitch()).toBeChecked()
  expect(save.mock.calls).toEqual([[true]])
  await settleSave()
  expect(getSwitch()).toBeChecked()
})

test('rolls back with an error message when saving fails, and can be retried', async () => {
  const { save, settleSave } = createSave()
  render(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(getSwitch())
  await settleSave('Не сохранилось, вернули как было.')
  expect(getSwitch()).not.toBeChecked()
  expect(getSwitch()).toHaveAccessibleDescription(/Не сохранилось/)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(getSwitch()).toBeChecked()
  expect(getSwitch()).toHaveFocus()
  expect(screen.queryByText(/Не сохранилось/)).toBeNull()
  await settleSave()
  expect(save.mock.calls).toEqual([[true], [true]])
})

test('saves the value of a click during a save once that save has ended', async () => {
  const { save, settleSave } = createSave()
  render(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(getSwitch())
  await userEvent.click(getSwitch())
  expect(save).toHaveBeenCalledTimes(1)
  await settleSave()
  expect(save.mock.calls).toEqual([[true], [false]])
  await settleSave()
  expect(getSwitch()).not.toBeChecked()
})

test('saves nothing more if the last click during a save restores the value being saved', async () => {
  const { save, settleSave } = createSave()
  render(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  for (let press = 0; press < 3; press++) await userEvent.click(getSwitch())
  await settleSave()
  expect(save.mock.calls).toEqual([[true]])
  expect(getSwitch()).toBeChecked()
})

const restorePage = () => act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('resets to the saved value on a restored page if a save has not settled, and keeps a later choice', async () => {
  const { save, settleSave } = createSave()
  render(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(getSwitch())
  restorePage()
  expect(getSwitch()).not.toBeChecked()
  await userEvent.click(getSwitch())
  expect(save.mock.calls).toEqual([[true], [true]])
  await settleSave('Не сохранилось, вернули как было.')
  expect(getSwitch()).toBeChecked()
  expect(getSwitch()).not.toHaveAccessibleDescription()
})

test('keeps its error message on a restored page', async () => {
  const { save, settleSave } = createSave()
  render(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  await userEvent.click(getSwitch())
  await settleSave('Не сохранилось, вернули как было.')
  restorePage()
  expect(getSwitch()).toHaveAccessibleDescription(/Не сохранилось/)
})

test('follows a value saved elsewhere', () => {
  const { save } = createSave()
  const { rerender } = render(
    <OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />,
  )
  rerender(<OptimisticSwitch label="Новости" savedValue save={save} retryLabel="Повторить" />)
  expect(getSwitch()).toBeChecked()
})

test('rolls back to the value that a refetch delivered during the failed save', async () => {
  const { save, settleSave } = createSave()
  const { rerender } = render(
    <OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />,
  )
  await userEvent.click(getSwitch())
  rerender(<OptimisticSwitch label="Новости" savedValue save={save} retryLabel="Повторить" />)
  await settleSave('Ответ потерян.')
  expect(getSwitch()).toBeChecked()
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  rerender(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
})

test('removes its error when a refetch delivers the value whose save failed', async () => {
  const { save, settleSave } = createSave()
  const { rerender } = render(
    <OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />,
  )
  await userEvent.click(getSwitch())
  await settleSave('Ответ потерян.')
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  rerender(<OptimisticSwitch label="Новости" savedValue save={save} retryLabel="Повторить" />)
  expect(getSwitch()).toBeChecked()
  expect(screen.queryByText('Ответ потерян.')).toBeNull()
  rerender(<OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />)
  expect(screen.queryByText('Ответ потерян.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
})

test('shows a message if saving fails after the visitor has left the page', async () => {
  const { save, settleSave } = createSave()
  const { showToast, unmount } = renderWithSession(
    <OptimisticSwitch label="Новости" savedValue={false} save={save} retryLabel="Повторить" />,
    {},
  )
  await userEvent.click(getSwitch())
  unmount()
  await settleSave('Не сохранилось, вернули как было.')
  const text = expect.stringMatching(/«Новости» могла не\sсохраниться/) as string
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text, survivesNavigation: true })
})
