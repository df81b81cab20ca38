import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aCategory, aTree } from '#tests/builders/category.ts'
import { ChoiceField } from './choice-field.tsx'
import { createCategoryChoices, type Choices, createCityChoices } from './choices.ts'

const retry = vi.fn<() => void>()
const submitted = vi.fn<() => void>()

beforeEach(() => submitted.mockClear())

function Sample({ first, choices }: { readonly first: string; readonly choices: Choices | 'waiting' | 'failed' }) {
  const [value, onChange] = useState(first)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        submitted()
      }}
    >
      <ChoiceField
        id="categoryId"
        label="Услуга"
        error={undefined}
        known={{ value: '9', slug: 'santekhniki', name: 'Сантехники' }}
        failedText="Не загрузилось."
        onRetry={retry}
        {...{ value, choices, onChange }}
      />
      <output>{value}</output>
      <button type="submit">Отправить</button>
    </form>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Услуга' })
const chosen = () => screen.getByText(/^\d*$/, { selector: 'output' }).textContent
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const show = (first = '', choices: Choices | 'waiting' | 'failed' = createCategoryChoices(aTree(), [])) =>
  render(<Sample {...{ first, choices }} />)

test('shows all choices on press', async () => {
  show()
  expect(options()).toEqual([])
  await userEvent.click(field())
  expect(options()).toEqual(['Репетиторы ', 'Математика Репетиторы', 'Физика Репетиторы', 'Электрики '])
  await userEvent.click(screen.getByRole('option', { name: /Физика/ }))
  expect(field()).toHaveValue('Физика')
  expect(field()).toHaveFocus()
  expect([chosen(), options()]).toEqual(['3', []])
})

test('finds and chooses by keyboard only', async () => {
  show('2')
  expect(field()).toHaveValue('Математика')
  await userEvent.clear(field())
  await userEvent.type(field(), 'эл')
  expect([options(), chosen()]).toEqual([['Электрики '], ''])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect([field(), chosen()]).toMatchObject([{ value: 'Электрики' }, '4'])
})

test('accepts a complete name as a choice, and nothing else', async () => {
  show()
  await userEvent.type(field(), ' физика')
  await userEvent.tab()
  expect(chosen()).toBe('3')
  await userEvent.clear(field())
  await userEvent.type(field(), 'химия')
  expect(screen.getByText(/Ничего не\sнашлось/)).toBeVisible()
  await userEvent.tab()
  expect([field(), chosen()]).toMatchObject([{ value: 'химия' }, ''])
})

const pupils = (name: string, id: number) => aCategory({ id, slug: `fizika-${id}`, name })
const alike = createCategoryChoices([pupils('Физика', 5), pupils('Физика для взрослых', 6)], [])

test('Enter chooses the only match, then submits', async () => {
  show()
  await userEvent.type(field(), 'эл{Enter}')
  expect([field(), chosen(), options()]).toMatchObject([{ value: 'Электрики' }, '4', []])
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
})

test('Enter chooses the match with this exact name among several, or keeps the list open', async () => {
  show('', alike)
  await userEvent.type(field(), 'физ{Enter}')
  expect([chosen(), options()]).toEqual(['', ['Физика ', 'Физика для взрослых ']])
  await userEvent.type(field(), 'ика{Enter}')
  expect([chosen(), options()]).toEqual(['5', []])
  expect(submitted).not.toHaveBeenCalled()
})

test('never submits text that is no choice, nor while the list is open', async () => {
  show('3')
  await userEvent.click(field())
  await userEvent.keyboard('{Enter}')
  expect([chosen(), options()]).toEqual(['3', []])
  await userEvent.type(field(), ' и химия{Enter}')
  await userEvent.clear(field())
  await userEvent.keyboard('{Enter}')
  expect(options()).toHaveLength(4)
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
})

test('Enter submits no incomplete text before the choices have loaded', async () => {
  show('', 'waiting')
  await userEvent.type(field(), 'физ{Enter}')
  expect(submitted).not.toHaveBeenCalled()
})

test('shows the known choice before the list has loaded, and offers a retry', async () => {
  show('9', 'failed')
  expect(field()).toHaveValue('Сантехники')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('lists the specialist’s services first, and finds all others', () => {
  const choices = createCategoryChoices(aTree(), [3, 77])
  expect(choices.first.map(({ name }) => name)).toEqual(['Физика'])
  expect(choices.find('элект').map(({ name }) => name)).toEqual(['Электрики'])
  expect(createCategoryChoices(aTree(), [77]).first).toHaveLength(4)
})

test('finds cities like the city search, each with its region', () => {
  const cities = createCityChoices([{ name: 'Татарстан', cities: [aCity()] }])
  expect(cities.first).toEqual([{ value: '1', slug: 'kazan', name: 'Казань', detail: 'Татарстан' }])
  expect(cities.find('rfpfym')).toEqual(cities.first)
  expect(cities.get('1')?.name).toBe('Казань')
})
