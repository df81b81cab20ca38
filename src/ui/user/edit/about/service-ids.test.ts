import { expect, test } from 'vitest'
import { assignServiceIds, clearRemovedIds } from './service-ids.ts'
import { blankSpeciality, type SpecialityFields } from './speciality-fields.ts'

const service = (id: number | null, categoryId: string, priceFrom = ''): SpecialityFields => ({
  ...blankSpeciality,
  saved: id === null ? null : { id, name: 'Плитка' },
  categoryId,
  name: id === null ? '' : 'Плитка',
  priceFrom,
})
const [first, second] = [service(1, '2'), service(2, '2')]
const base = [first, second]

test('matches each new service with one that the API has added', () => {
  const typed = [service(null, '4', '1 500'), service(null, '4', '1500'), first, second]
  const theirs = [service(8, '4', '1500'), service(9, '4', '1500'), first, second]
  expect(assignServiceIds(typed, base, theirs)).toEqual(theirs)
  expect(assignServiceIds(typed, base, theirs.slice(1))).toEqual([theirs[1], typed[1], first, second])
})

test('matches a service whose category was changed', () => {
  const typed = [{ ...first, categoryId: '4', suggested: 'Мозаика' }, second]
  const theirs = [service(1, '4'), second]
  expect(assignServiceIds(typed, base, theirs)).toEqual(theirs)
})

test('does not match earlier or different services', () => {
  const typed = [second, service(null, '2')]
  expect(assignServiceIds(typed, base, base)).toEqual(typed)
  const dearer = [second, service(9, '2', '100')]
  expect(assignServiceIds(typed, base, dearer)).toEqual(typed)
})

test('takes the names that the API gave to services', () => {
  const inEnglish = { ...first, saved: { id: 1, name: 'Tiles' }, name: 'Tiles' }
  expect(assignServiceIds(base, base, [inEnglish, second])).toEqual([inEnglish, second])
  const typed = { ...first, name: 'Кафель' }
  expect(assignServiceIds([typed, second], base, [inEnglish, second])).toEqual([typed, second])
})

test('keeps entries that this site can’t read', () => {
  const unread = { ...blankSpeciality, unread: { entry: { id: 7 } } }
  expect(assignServiceIds([unread, first], [unread, first], [unread, first])).toEqual([unread, first])
})

test('keeps existing ids and the typed order', () => {
  expect(assignServiceIds([second, first], base, [first, second, service(9, '2')])).toEqual([second, first])
})

test('clears ids of services that were removed elsewhere', () => {
  expect(clearRemovedIds([second, first], [first])).toEqual([{ ...second, saved: null }, first])
})
