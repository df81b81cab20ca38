import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aTree } from '#tests/builders/category.ts'
import { ChoiceField } from './choice-field.tsx'
import { categoryChoices, type Choices, cityChoices } from './choices.ts'

const retry = vi.fn<() => void>()

function Sample({ first, choices }: { readonly first: string; readonly choices: Choices | 'waiting' | 'failed' }) {
  const [value, onChange] = useState(first)
  return (
    <>
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
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Услуга' })
const chosen = () => screen.getByText(/^\d*$/, { selector: 'output' }).textContent
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const show = (first = '', choices: Choices | 'waiting' | 'failed' = categoryChoices(aTree(), [])) =>
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

test('shows what the page knows before the list is there, and offers to load it again', async () => {
  show('9', 'failed')
  expect(field()).toHaveValue('Сантехники')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('a specialist’s own services come first, and all others are found', () => {
  const choices = categoryChoices(aTree(), [3, 77])
  expect(choices.first.map(({ name }) => name)).toEqual(['Физика'])
  expect(choices.find('элект').map(({ name }) => name)).toEqual(['Электрики'])
  expect(categoryChoices(aTree(), [77]).first).toHaveLength(4)
})

test('cities are found as in the city search, each with its region', () => {
  const cities = cityChoices([{ name: 'Татарстан', cities: [aCity()] }])
  expect(cities.first).toEqual([{ value: '1', slug: 'kazan', name: 'Казань', detail: 'Татарстан' }])
  expect(cities.find('rfpfym')).toEqual(cities.first)
  expect(cities.of('1')?.name).toBe('Казань')
})
