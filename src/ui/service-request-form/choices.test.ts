import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { createCategoryChoices, createCityChoices } from './choices.ts'

test('offers the preferred categories before any input, or all if none exists, and searches all categories', () => {
  const choices = createCategoryChoices(aTree(), [3, 77])
  expect(choices.initialChoices.map(({ name }) => name)).toEqual(['Физика'])
  expect(choices.find('элект').map(({ name }) => name)).toEqual(['Электрики'])
  expect(createCategoryChoices(aTree(), [77]).initialChoices).toHaveLength(4)
})

test('offers the largest cities with their regions before any input, then the matching cities', () => {
  const regions = [{ name: 'Татарстан', cities: [aCity(), aCity({ id: 9, slug: 'arsk', name: 'Арск' })] }]
  const kazan = { value: '1', slug: 'kazan', name: 'Казань', detail: 'Татарстан' }
  expect(createCityChoices(regions, []).initialChoices).toEqual([kazan])
  const found = { region: 'Татарстан', match: null }
  const choices = createCityChoices(regions, [
    { ...found, slug: 'kazan', name: 'Казань' },
    { ...found, slug: 'kazanka', name: 'Казанка', id: 7 },
  ])
  expect(choices.find('каз').map(({ value, name }) => [value, name])).toEqual([
    ['1', 'Казань'],
    ['7', 'Казанка'],
  ])
  expect(choices.get('7')?.name).toBe('Казанка')
})
