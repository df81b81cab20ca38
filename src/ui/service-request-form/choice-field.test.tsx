import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCategory, aTree } from '#tests/builders/category.ts'
import { ChoiceField } from './choice-field.tsx'
import { createCategoryChoices, type Choices } from './choices.ts'

const retry = vi.fn<() => void>()
const handleSubmit = vi.fn<() => void>()

beforeEach(() => handleSubmit.mockClear())

function Sample({
  initialValue,
  choices,
}: {
  readonly initialValue: string
  readonly choices: Choices | 'loading' | 'failed'
}) {
  const [value, onChange] = useState(initialValue)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        handleSubmit()
      }}
    >
      <ChoiceField
        locale="ru"
        id="categoryId"
        label="Услуга"
        error={undefined}
        fallbackChoice={{ value: '9', slug: 'santekhniki', name: 'Сантехники' }}
        failedText="Не загрузилось."
        onRetry={retry}
        {...{ value, choices, onChange }}
      />
      <output>{value}</output>
      <button type="submit">Отправить</button>
      <button type="button" onClick={() => onChange(initialValue)}>
        Сбросить
      </button>
    </form>
  )
}

const getField = () => screen.getByRole('combobox', { name: 'Услуга' })
const getChosenValue = () => screen.getByText(/^\d*$/, { selector: 'output' }).textContent
const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const renderField = (initialValue = '', choices: Choices | 'loading' | 'failed' = createCategoryChoices(aTree(), [])) =>
  render(<Sample {...{ initialValue, choices }} />)

test('shows all choices on a press, and chooses one with a second press', async () => {
  renderField()
  expect(listOptions()).toEqual([])
  await userEvent.click(getField())
  expect(listOptions()).toEqual(['Репетиторы ', 'Математика Репетиторы', 'Физика Репетиторы', 'Электрики '])
  await userEvent.click(screen.getByRole('option', { name: /Физика/ }))
  expect(getField()).toHaveValue('Физика')
  expect(getField()).toHaveFocus()
  expect([getChosenValue(), listOptions()]).toEqual(['3', []])
})

test('finds and chooses by keyboard only', async () => {
  renderField('2')
  expect(getField()).toHaveValue('Математика')
  await userEvent.clear(getField())
  await userEvent.type(getField(), 'эл')
  expect([listOptions(), getChosenValue()]).toEqual([['Электрики '], ''])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect([getField(), getChosenValue()]).toMatchObject([{ value: 'Электрики' }, '4'])
})

test('accepts a complete name as a choice, and nothing else', async () => {
  renderField()
  await userEvent.type(getField(), ' физика')
  await userEvent.tab()
  expect(getChosenValue()).toBe('3')
  await userEvent.clear(getField())
  await userEvent.type(getField(), 'химия')
  expect(screen.getByText(/Ничего не\sнашлось/)).toBeVisible()
  await userEvent.tab()
  expect([getField(), getChosenValue()]).toMatchObject([{ value: 'химия' }, ''])
})

test('accepts a complete name in which letters and marks are separate characters', async () => {
  renderField('', createCategoryChoices([aCategory({ id: 5, name: 'Английский' })], []))
  await userEvent.click(getField())
  await userEvent.paste('английский'.normalize('NFD'))
  await userEvent.tab()
  expect(getChosenValue()).toBe('5')
})

test('accepts a complete name once the choices have loaded, unless the visitor is still typing', async () => {
  const { rerender } = renderField('', 'loading')
  const load = () => rerender(<Sample initialValue="" choices={createCategoryChoices(aTree(), [])} />)
  await userEvent.type(getField(), 'физика')
  await userEvent.tab()
  expect(getChosenValue()).toBe('')
  load()
  expect([getField(), getChosenValue()]).toMatchObject([{ value: 'Физика' }, '3'])
  await userEvent.clear(getField())
  await userEvent.type(getField(), 'электрики')
  load()
  expect(getChosenValue()).toBe('')
})

test('drops typed text when the form sets another value', async () => {
  renderField('4')
  await userEvent.clear(getField())
  await userEvent.type(getField(), 'физ')
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }))
  expect([getField(), getChosenValue()]).toMatchObject([{ value: 'Электрики' }, '4'])
  await userEvent.clear(getField())
  expect([getField(), getChosenValue()]).toMatchObject([{ value: '' }, ''])
})

const createPhysicsCategory = (name: string, id: number) => aCategory({ id, slug: `fizika-${id}`, name })
const similarChoices = createCategoryChoices(
  [createPhysicsCategory('Физика', 5), createPhysicsCategory('Физика для взрослых', 6)],
  [],
)

test('chooses the only match on Enter, and submits on the next Enter', async () => {
  renderField()
  await userEvent.type(getField(), 'эл{Enter}')
  expect([getField(), getChosenValue(), listOptions()]).toMatchObject([{ value: 'Электрики' }, '4', []])
  expect(handleSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(handleSubmit).toHaveBeenCalledOnce()
})

test('chooses the match with the exact name on Enter, and otherwise keeps the list open', async () => {
  renderField('', similarChoices)
  await userEvent.type(getField(), 'физ{Enter}')
  expect([getChosenValue(), listOptions()]).toEqual(['', ['Физика ', 'Физика для взрослых ']])
  await userEvent.type(getField(), 'ика{Enter}')
  expect([getChosenValue(), listOptions()]).toEqual(['5', []])
  expect(handleSubmit).not.toHaveBeenCalled()
})

test('submits an empty field, but not while the list is open or the typed text is not a choice', async () => {
  renderField('3')
  await userEvent.click(getField())
  await userEvent.keyboard('{Enter}')
  expect([getChosenValue(), listOptions()]).toEqual(['3', []])
  await userEvent.type(getField(), ' и химия{Enter}')
  await userEvent.clear(getField())
  await userEvent.keyboard('{Enter}')
  expect(listOptions()).toHaveLength(4)
  expect(handleSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}{Enter}')
  expect(handleSubmit).toHaveBeenCalledOnce()
})

test('does not submit incomplete text on Enter before the choices have loaded', async () => {
  renderField('', 'loading')
  await userEvent.type(getField(), 'физ{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
})

test('shows the fallback choice when the choices fail to load, and offers a retry', async () => {
  renderField('9', 'failed')
  expect(getField()).toHaveValue('Сантехники')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledOnce()
})
