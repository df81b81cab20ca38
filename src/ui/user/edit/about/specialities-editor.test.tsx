import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { groupCategories } from '#domain/category/group-categories.ts'
import { aTree } from '#tests/builders/category.ts'
import type { Choice } from './about-rules.ts'
import { CategoryField } from './category-field.tsx'

function Sample({ choice, first }: { readonly choice: Choice; readonly first: string }) {
  const [value, setValue] = useState(first)
  const onChange = (event: { readonly currentTarget: HTMLSelectElement }) => setValue(event.currentTarget.value)
  return <CategoryField {...{ choice, value, onChange }} error={undefined} />
}

const field = () => screen.getByRole('combobox', { name: 'Категория' })
const groups = groupCategories(aTree())

test('groups the tree by top-level category', async () => {
  render(<Sample choice={groups} first="" />)
  expect(field()).toHaveDisplayValue('Выберите категорию')
  const top = within(screen.getByRole('group', { name: 'Репетиторы' }))
  expect(top.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Репетиторы',
    'Математика',
    'Физика',
  ])
  await userEvent.selectOptions(field(), 'Физика')
  expect(field()).toHaveValue('3')
})

test.each<[Choice, string, string]>([
  ['waiting', '', 'Открываем список'],
  ['waiting', '2', 'Открываем список'],
  ['failed', '', 'Список не\u00a0загрузился'],
  ['failed', '2', 'Прежняя категория'],
  [[], '', 'Категорий пока нет'],
  [[], '2', 'Прежняя категория'],
  [groups, '99', 'Прежняя категория'],
])('with %o the category %o shows as %s and stays', (choice, value, text) => {
  render(<Sample choice={choice} first={value} />)
  expect(screen.getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toBe(text)
  expect(field()).toHaveValue(value)
})

test('keeps the choice when the list loads', () => {
  const { rerender } = render(<Sample choice="waiting" first="3" />)
  rerender(<Sample choice={groups} first="3" />)
  expect(field()).toHaveValue('3')
  expect(field()).toHaveDisplayValue('Физика')
  rerender(<Sample choice="failed" first="3" />)
  expect(field()).toHaveValue('3')
})
