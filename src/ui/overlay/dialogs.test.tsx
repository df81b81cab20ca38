import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { closeOverlays, openDialog, type DialogProps } from './overlays.ts'
import { DialogArea } from './overlay-areas.tsx'

function NameDialog({ data, close }: DialogProps<{ readonly heading: string; readonly isStep?: boolean }, string>) {
  return (
    <Dialog heading={data.heading} isStep={data.isStep ?? false} closeText="Закрыть" onClose={() => close()}>
      <button type="button" onClick={() => close(`${data.heading}!`)}>
        Готово
      </button>
    </Dialog>
  )
}

const openNameDialog = (heading: string, isStep = false) => {
  const result: { promise?: Promise<string | undefined> } = {}
  act(() => {
    result.promise = openDialog(NameDialog, { heading, isStep })
  })
  return { promise: result.promise }
}
const getLastButton = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? document.body

afterEach(() => act(closeOverlays))

test('R-dialog: resolves with the result of the dialog', async () => {
  render(<DialogArea />)
  const { promise } = openNameDialog('Имя')
  expect(screen.getByRole('dialog', { name: 'Имя' })).toBeVisible()
  await userEvent.click(getLastButton('Готово'))
  await expect(promise).resolves.toBe('Имя!')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('R-dialog: stacks dialogs and closes only the top one', async () => {
  render(<DialogArea />)
  const [lower, upper] = [openNameDialog('Нижний'), openNameDialog('Верхний')]
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await userEvent.click(getLastButton('Закрыть'))
  await expect(upper.promise).resolves.toBeUndefined()
  expect(screen.getByRole('dialog', { name: 'Нижний' })).toBeVisible()
  await userEvent.click(getLastButton('Готово'))
  await expect(lower.promise).resolves.toBe('Нижний!')
})

test('R-dialog: a step hides the dialog below until it closes', async () => {
  render(<DialogArea />)
  openNameDialog('Форма')
  openNameDialog('Вход', true)
  const coveredDialogs = document.querySelectorAll('[data-covered]')
  expect([...coveredDialogs].map(dialog => dialog.querySelector('h2')?.textContent)).toEqual(['Форма'])
  await userEvent.click(getLastButton('Готово'))
  expect(document.querySelector('[data-covered]')).toBeNull()
})

test('reopens a dialog that the browser closed but its parent keeps open', () => {
  const onClose = vi.fn()
  render(
    <Dialog heading="Имя" closeText="Закрыть" onClose={onClose}>
      Текст
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog.open).toBe(true)
})

test('locks scrolling until the last dialog closes', async () => {
  const { style } = document.documentElement
  render(<DialogArea />)
  openNameDialog('Нижний')
  openNameDialog('Верхний')
  expect(style.overflow).toBe('hidden')
  await userEvent.click(getLastButton('Закрыть'))
  expect(style.overflow).toBe('hidden')
  await userEvent.click(getLastButton('Закрыть'))
  expect(style.overflow).toBe('')
})

test('moves the focus into the dialog, and back to the opener on close', () => {
  render(
    <>
      <button type="button">Открыть</button>
      <DialogArea />
    </>,
  )
  screen.getByText('Открыть').focus()
  openNameDialog('Имя')
  expect(screen.getByRole('dialog')).toHaveFocus()
  act(closeOverlays)
  expect(screen.getByText('Открыть')).toHaveFocus()
})

test('moves the focus to the control beside an opener that has been disabled, without scrolling', async () => {
  render(
    <main>
      <button type="button">Открыть</button>
      <button type="button">Рядом</button>
      <DialogArea />
    </main>,
  )
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Открыть' })
  opener.focus()
  openNameDialog('Имя')
  opener.disabled = true
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await userEvent.click(getLastButton('Закрыть'))
  expect(screen.getByRole('button', { name: 'Рядом' })).toHaveFocus()
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  focus.mockRestore()
})

test('a dialog adds no page landmarks', () => {
  render(
    <Dialog heading="Имя" closeText="Закрыть" onClose={() => undefined} footer="Внизу">
      Текст
    </Dialog>,
  )
  expect(screen.getByRole('dialog').querySelector('header, footer')).toBeNull()
})

test('stays open in StrictMode, which repeats the effect that opens the dialog', () => {
  const onClose = vi.fn()
  render(
    <StrictMode>
      <Dialog heading="Имя" closeText="Закрыть" onClose={onClose}>
        Текст
      </Dialog>
    </StrictMode>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  // Browsers fire the event of the first cleanup after the second effect has reopened the dialog.
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})
