import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closeOverlays, confirm } from './overlays.ts'
import { QuestionArea } from './overlay-areas.tsx'

const question = { heading: 'Удалить черновик?', text: 'Текст пропадёт.', accept: 'Удалить', reject: 'Оставить' }
const askQuestion = async (options: { readonly destructive?: boolean } = {}) => {
  render(<QuestionArea texts={{ close: 'Закрыть', messages: 'Сообщения', loading: 'Загружаем' }} />)
  const answer = confirm({ ...question, ...options })
  const dialog = await screen.findByRole('alertdialog', { name: 'Удалить черновик?' })
  return { answer, dialog }
}
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => act(closeOverlays))

test.each([
  ['Удалить', true],
  ['Оставить', false],
  ['Закрыть', undefined],
])('R-confirm: %s resolves to %s and closes the question', async (button, expected) => {
  const { answer } = await askQuestion()
  await pressButton(button)
  await expect(answer).resolves.toBe(expected)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('R-confirm: resolves to undefined on Escape', async () => {
  const { answer, dialog } = await askQuestion()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await expect(answer).resolves.toBeUndefined()
})

test('describes the dialog with the text of the question', async () => {
  const { dialog } = await askQuestion()
  expect(dialog).toHaveAccessibleDescription('Текст пропадёт.')
})

test.each([
  [true, 'Оставить'],
  [false, 'Удалить'],
])('R-confirm: with destructive %s, focuses %s', async (destructive, button) => {
  await askQuestion({ destructive })
  expect(screen.getByRole('button', { name: button })).toHaveFocus()
})

test('asks once on a double click, and resolves the second call to undefined', async () => {
  const { answer } = await askQuestion()
  const secondAnswer = confirm(question)
  await expect(secondAnswer).resolves.toBeUndefined()
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await pressButton('Удалить')
  await expect(answer).resolves.toBe(true)
  const nextAnswer = confirm(question)
  await screen.findByRole('alertdialog')
  await pressButton('Оставить')
  await expect(nextAnswer).resolves.toBe(false)
})

test('asks a different question on top of an open one', async () => {
  await askQuestion()
  act(() => void confirm({ ...question, heading: 'Уйти со страницы?' }))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(2)
})

test('closeOverlays dismisses the question without an answer', async () => {
  const { answer } = await askQuestion()
  act(closeOverlays)
  await expect(answer).resolves.toBeUndefined()
})
