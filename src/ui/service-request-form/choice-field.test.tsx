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

test('waits for a press, then shows all of them', async () => {
  show()
  expect(options()).toEqual([])
  await userEvent.click(field())
  expect(options()).toEqual(['Репетиторы ', 'Математика Репетиторы', 'Физика Репетиторы', 'Электрики '])
  await userEvent.click(screen.getByRole('option', { name: /Физика/ }))
  expect(field()).toHaveValue('Физика')
  expect(field()).toHaveFocus()
  expect([chosen(), options()]).toEqual(['3', []])
})

test('is found by typing and chosen by keys alone', async () => {
  show('2')
  expect(field()).toHaveValue('Математика')
  await userEvent.clear(field())
  await userEvent.type(field(), 'эл')
  expect([options(), chosen()]).toEqual([['Электрики '], ''])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect([field(), chosen()]).toMatchObject([{ value: 'Электрики' }, '4'])
})

test('a name that is typed out is a choice; anything else is none', async () => {
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

test('Enter takes the only match, and submits once it is chosen', async () => {
  show()
  await userEvent.type(field(), 'эл{Enter}')
  expect([field(), chosen(), options()]).toMatchObject([{ value: 'Электрики' }, '4', []])
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
})

test('Enter among several takes the one of this name, or leaves the list open', async () => {
  show('', alike)
  await userEvent.type(field(), 'физ{Enter}')
  expect([chosen(), options()]).toEqual(['', ['Физика ', 'Физика для взрослых ']])
  await userEvent.type(field(), 'ика{Enter}')
  expect([chosen(), options()]).toEqual(['5', []])
  expect(submitted).not.toHaveBeenCalled()
})

test('text that names no choice is never submitted, nor is it while the list is open', async () => {
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

test('no choices yet: Enter submits nothing half-typed', async () => {
  show('', 'waiting')
  await userEvent.type(field(), 'физ{Enter}')
  expect(submitted).not.toHaveBeenCalled()
})

test('shows what the page knows before the list is there, and offers to load it again', async () => {
  show('9', 'failed')
  expect(field()).toHaveValue('Сантехники')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('a specialist’s own services come first, and all others are found', () => {
  const choices = createCategoryChoices(aTree(), [3, 77])
  expect(choices.first.map(({ name }) => name)).toEqual(['Физика'])
  expect(choices.find('элект').map(({ name }) => name)).toEqual(['Электрики'])
  expect(createCategoryChoices(aTree(), [77]).first).toHaveLength(4)
})

test('cities are found as in the city search, each with its region', () => {
  const cities = createCityChoices([{ name: 'Татарстан', cities: [aCity()] }])
  expect(cities.first).toEqual([{ value: '1', slug: 'kazan', name: 'Казань', detail: 'Татарстан' }])
  expect(cities.find('rfpfym')).toEqual(cities.first)
  expect(cities.get('1')?.name).toBe('Казань')
})
