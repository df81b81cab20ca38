import { expect, test } from 'vitest'
import { assignServiceIds, clearRemovedIds } from './service-ids.ts'
import { blankSpeciality, type SpecialityFields } from './speciality-fields.ts'

const service = (id: number | null, categoryId: string, priceFrom = ''): SpecialityFields => ({
  ...blankSpeciality,
  saved: id === null ? null : { id, categoryId },
  categoryId,
  priceFrom,
})
const [first, second] = [service(1, '2'), service(2, '2')]
const base = [first, second]

test('finds new services in those that the API has added since, each once', () => {
  const typed = [service(null, '4', '1 500'), service(null, '4', '1500'), first, second]
  const theirs = [service(8, '4', '1500'), service(9, '4', '1500'), first, second]
  expect(assignServiceIds(typed, base, theirs)).toEqual(theirs)
  expect(assignServiceIds(typed, base, theirs.slice(1))).toEqual([theirs[1], typed[1], first, second])
})

test('finds a service whose category was changed', () => {
  const typed = [{ ...first, categoryId: '4' }, second]
  const theirs = [service(9, '4'), second]
  expect(assignServiceIds(typed, base, theirs)).toEqual(theirs)
})

test('takes no service that was there before, or says something else, for a new one', () => {
  const typed = [second, service(null, '2')]
  expect(assignServiceIds(typed, base, base)).toEqual(typed)
  const dearer = [second, service(9, '2', '100')]
  expect(assignServiceIds(typed, base, dearer)).toEqual(typed)
})

test('leaves alone what has an id, in the order that was typed', () => {
  expect(assignServiceIds([second, first], base, [first, second, service(9, '2')])).toEqual([second, first])
})

test('makes services new that were removed elsewhere', () => {
  expect(clearRemovedIds([second, first], [first])).toEqual([{ ...second, saved: null }, first])
})
