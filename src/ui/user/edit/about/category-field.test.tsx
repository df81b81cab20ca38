import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { groupCategories } from '#domain/category/group-categories.ts'
import { aTree } from '#tests/builders/category.ts'
import type { CategoryOptions } from './about-rules.ts'
import { CategoryField } from './category-field.tsx'

function Sample({
  categoryOptions,
  initialId,
}: {
  readonly categoryOptions: CategoryOptions
  readonly initialId: string
}) {
  const [value, setValue] = useState(initialId)
  const onChange = (event: { readonly currentTarget: HTMLSelectElement }) => setValue(event.currentTarget.value)
  return <CategoryField {...{ categoryOptions, value, onChange }} error={undefined} />
}

const getField = () => screen.getByRole('combobox', { name: 'Категория' })
const groups = groupCategories(aTree())

test('groups the tree by top-level category', async () => {
  render(<Sample categoryOptions={groups} initialId="" />)
  expect(getField()).toHaveDisplayValue('Выберите категорию')
  const topGroup = within(screen.getByRole('group', { name: 'Репетиторы' }))
  expect(topGroup.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Репетиторы',
    'Математика',
    'Физика',
  ])
  await userEvent.selectOptions(getField(), 'Физика')
  expect(getField()).toHaveValue('3')
})

test.each<[CategoryOptions, string, string]>([
  ['loading', '', 'Открываем список'],
  ['loading', '2', 'Открываем список'],
  ['failed', '', 'Список не\u00a0загрузился'],
  ['failed', '2', 'Прежняя категория'],
  [[], '', 'Категорий пока нет'],
  [[], '2', 'Прежняя категория'],
  [groups, '99', 'Прежняя категория'],
])('with the options %o, shows the category %o as %s and keeps it', (categoryOptions, value, text) => {
  render(<Sample categoryOptions={categoryOptions} initialId={value} />)
  expect(screen.getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toBe(text)
  expect(getField()).toHaveValue(value)
})

test('keeps the choice when the list loads, and when a later load fails', () => {
  const { rerender } = render(<Sample categoryOptions="loading" initialId="3" />)
  rerender(<Sample categoryOptions={groups} initialId="3" />)
  expect(getField()).toHaveValue('3')
  expect(getField()).toHaveDisplayValue('Физика')
  rerender(<Sample categoryOptions="failed" initialId="3" />)
  expect(getField()).toHaveValue('3')
})
