import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

const open = (heading: string, isStep = false) => {
  const result: { promise?: Promise<string | undefined> } = {}
  act(() => {
    result.promise = openDialog(NameDialog, { heading, isStep })
  })
  return { promise: result.promise }
}
const last = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? document.body

afterEach(() => act(closeOverlays))

test('R-dialog: resolves with the result of the dialog', async () => {
  render(<DialogArea />)
  const { promise } = open('Имя')
  expect(screen.getByRole('dialog', { name: 'Имя' })).toBeVisible()
  await userEvent.click(last('Готово'))
  await expect(promise).resolves.toBe('Имя!')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('R-dialog: stacks dialogs and closes only the top one', async () => {
  render(<DialogArea />)
  const [lower, upper] = [open('Нижний'), open('Верхний')]
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await userEvent.click(last('Закрыть'))
  await expect(upper.promise).resolves.toBeUndefined()
  expect(screen.getByRole('dialog', { name: 'Нижний' })).toBeVisible()
  await userEvent.click(last('Готово'))
  await expect(lower.promise).resolves.toBe('Нижний!')
})

test('R-dialog: a step hides the dialog below until it closes', async () => {
  render(<DialogArea />)
  open('Форма')
  open('Вход', true)
  const covered = document.querySelectorAll('[data-covered]')
  expect([...covered].map(dialog => dialog.querySelector('h2')?.textContent)).toEqual(['Форма'])
  await userEvent.click(last('Готово'))
  expect(document.querySelector('[data-covered]')).toBeNull()
})

test('reopens a dialog that the browser closed while its owner keeps it', () => {
  const asked = vi.fn()
  render(
    <Dialog heading="Имя" closeText="Закрыть" onClose={asked}>
      Текст
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(asked).toHaveBeenCalledOnce()
  expect(dialog.open).toBe(true)
})

test('locks scrolling until the last dialog closes', () => {
  const { style } = document.documentElement
  render(<DialogArea />)
  open('Нижний')
  open('Верхний')
  expect(style.overflow).toBe('hidden')
  act(closeOverlays)
  expect(style.overflow).toBe('')
})

test('restores focus', () => {
  render(
    <>
      <button type="button">Открыть</button>
      <DialogArea />
    </>,
  )
  screen.getByText('Открыть').focus()
  open('Имя')
  expect(screen.getByRole('dialog')).toHaveFocus()
  act(closeOverlays)
  expect(screen.getByText('Открыть')).toHaveFocus()
})

test('passes the focus to the control beside an opener that can no longer have it', async () => {
  render(
    <main>
      <button type="button">Открыть</button>
      <button type="button">Рядом</button>
      <DialogArea />
    </main>,
  )
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Открыть' })
  opener.focus()
  open('Имя')
  opener.disabled = true
  await userEvent.click(last('Закрыть'))
  expect(screen.getByRole('button', { name: 'Рядом' })).toHaveFocus()
})

test('a dialog has no landmarks of a page', () => {
  render(
    <Dialog heading="Имя" closeText="Закрыть" onClose={() => undefined} bottom="Внизу">
      Текст
    </Dialog>,
  )
  expect(screen.getByRole('dialog').querySelector('header, footer')).toBeNull()
})
