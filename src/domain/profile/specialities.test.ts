import { describe, expect, test } from 'vitest'
import { getPriceFrom, formatFirstSpecialities } from './specialities.ts'
import type { PriceUnit, Speciality } from './profile.ts'

const createSpeciality = (
  name: string,
  price: number | null = null,
  unit: PriceUnit | null = null,
  categoryId = 1,
): Speciality => ({
  id: 1,
  name,
  categoryId,
  priceFrom: price,
  priceUnit: unit,
})
const formatLine = (...names: readonly string[]) =>
  formatFirstSpecialities({ specialities: names.map(name => createSpeciality(name)) })

describe('the line of specialities under a name', () => {
  test('names the first two specialities', () => {
    expect(formatLine('Математика', 'Подготовка к ЕГЭ', 'Физика')).toBe('Математика, подготовка к ЕГЭ')
    expect(formatLine('Электрик')).toBe('Электрик')
  })
  test('keeps the case of abbreviations and Latin names', () => {
    expect(formatLine('Математика', 'ЕГЭ')).toBe('Математика, ЕГЭ')
    expect(formatLine('Math', 'English')).toBe('Math, English')
  })
  test('is null without specialities', () => {
    expect(formatLine()).toBeNull()
  })
})

describe('the price of a card', () => {
  const createProfile = (price: number | null, ...specialities: readonly Speciality[]) => ({
    priceFrom: price,
    currency: 'RUB',
    specialities,
  })
  const cheapSpeciality = createSpeciality('Физика', 800, 'hour', 2)
  const expensiveSpeciality = createSpeciality('Математика', 1200, 'lesson', 1)

  test("is the profile's, with the unit of the speciality at this price", () => {
    expect(getPriceFrom(createProfile(800, expensiveSpeciality, cheapSpeciality))).toEqual({
      amount: 800,
      unit: 'hour',
      currency: 'RUB',
    })
  })
  test('has no unit if no speciality has this price, or if those that have it differ in unit', () => {
    expect(getPriceFrom(createProfile(500, expensiveSpeciality, cheapSpeciality))?.unit).toBeNull()
    expect(getPriceFrom(createProfile(800, cheapSpeciality, createSpeciality('Химия', 800, 'lesson')))?.unit).toBeNull()
  })
  test('is the price of the cheapest speciality if the profile has no price', () => {
    expect(getPriceFrom(createProfile(null, expensiveSpeciality, cheapSpeciality))).toEqual({
      amount: 800,
      unit: 'hour',
      currency: 'RUB',
    })
  })
  test('comes, with its unit, from the requested categories if they have a price', () => {
    expect(getPriceFrom(createProfile(800, expensiveSpeciality, cheapSpeciality), new Set([1, 3]))).toEqual({
      amount: 1200,
      unit: 'lesson',
      currency: 'RUB',
    })
    expect(getPriceFrom(createProfile(800, expensiveSpeciality, cheapSpeciality), new Set([3]))?.amount).toBe(800)
    const otherCategorySpeciality = createSpeciality('Химия', 1200, 'hour', 2)
    expect(getPriceFrom(createProfile(800, expensiveSpeciality, otherCategorySpeciality), new Set([1]))?.unit).toBe(
      'lesson',
    )
  })
  test('is null, not zero, without any price', () => {
    expect(getPriceFrom(createProfile(null))).toBeNull()
    expect(getPriceFrom(createProfile(null, createSpeciality('Физика')))).toBeNull()
    expect(getPriceFrom(createProfile(null, createSpeciality('Физика')), new Set([1]))).toBeNull()
  })
})
