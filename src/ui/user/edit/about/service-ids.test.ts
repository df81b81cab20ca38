import { expect, test } from 'vitest'
import { assignServiceIds, clearRemovedIds } from './service-ids.ts'
import { blankSpeciality, type SpecialityFields } from './speciality-fields.ts'

const createService = (id: number | null, categoryId: string, priceFrom = ''): SpecialityFields => ({
  ...blankSpeciality,
  saved: id === null ? null : { id, name: 'Плитка' },
  categoryId,
  name: id === null ? '' : 'Плитка',
  priceFrom,
})
const [firstService, secondService] = [createService(1, '2'), createService(2, '2')]
const base = [firstService, secondService]

test('matches each new service with one that the API has added', () => {
  const typedServices = [
    createService(null, '4', '1 500'),
    createService(null, '4', '1500'),
    firstService,
    secondService,
  ]
  const theirs = [createService(8, '4', '1500'), createService(9, '4', '1500'), firstService, secondService]
  expect(assignServiceIds(typedServices, base, theirs)).toEqual(theirs)
  expect(assignServiceIds(typedServices, base, theirs.slice(1))).toEqual([
    theirs[1],
    typedServices[1],
    firstService,
    secondService,
  ])
})

test('matches a service whose category was changed', () => {
  const typedServices = [{ ...firstService, categoryId: '4', suggested: 'Мозаика' }, secondService]
  const theirs = [createService(1, '4'), secondService]
  expect(assignServiceIds(typedServices, base, theirs)).toEqual(theirs)
})

test('does not match a new service with an existing or a different one', () => {
  const typedServices = [secondService, createService(null, '2')]
  expect(assignServiceIds(typedServices, base, base)).toEqual(typedServices)
  const theirsWithPrice = [secondService, createService(9, '2', '100')]
  expect(assignServiceIds(typedServices, base, theirsWithPrice)).toEqual(typedServices)
})

test('does not match a service that was removed elsewhere with an added one of another name', () => {
  const addedService = { ...firstService, saved: { id: 9, name: 'Мозаика' }, name: 'Мозаика' }
  expect(assignServiceIds([firstService], [firstService], [addedService])).toEqual([firstService])
})

test('takes the names that the API gave to services, unless a name was typed', () => {
  const englishService = { ...firstService, saved: { id: 1, name: 'Tiles' }, name: 'Tiles' }
  expect(assignServiceIds(base, base, [englishService, secondService])).toEqual([englishService, secondService])
  const typedService = { ...firstService, name: 'Кафель' }
  expect(assignServiceIds([typedService, secondService], base, [englishService, secondService])).toEqual([
    typedService,
    secondService,
  ])
})

test('keeps unreadable entries', () => {
  const unreadableEntry = { ...blankSpeciality, unread: { entry: { id: 7 } } }
  expect(
    assignServiceIds([unreadableEntry, firstService], [unreadableEntry, firstService], [unreadableEntry, firstService]),
  ).toEqual([unreadableEntry, firstService])
})

test('keeps existing ids and the typed order', () => {
  expect(
    assignServiceIds([secondService, firstService], base, [firstService, secondService, createService(9, '2')]),
  ).toEqual([secondService, firstService])
})

test('clears ids of services that were removed elsewhere', () => {
  expect(clearRemovedIds([secondService, firstService], [firstService])).toEqual([
    { ...secondService, saved: null },
    firstService,
  ])
})
