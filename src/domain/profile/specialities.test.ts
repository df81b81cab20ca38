import { describe, expect, test } from 'vitest'
import { getPriceFrom, formatSpecialities } from './specialities.ts'
import type { PriceUnit, Speciality } from './profile.ts'

const speciality = (
  name: string,
  price: number | null = null,
  unit: PriceUnit | null = null,
  category = 1,
): Speciality => ({
  id: 1,
  name,
  categoryId: category,
  priceFrom: price,
  priceUnit: unit,
})
const line = (...names: readonly string[]) => formatSpecialities({ specialities: names.map(name => speciality(name)) })

describe('the line of specialities under a name', () => {
  test('names the first two specialities', () => {
    expect(line('Математика', 'Подготовка к ЕГЭ', 'Физика')).toBe('Математика, подготовка к ЕГЭ')
    expect(line('Электрик')).toBe('Электрик')
  })
  test('keeps the case of abbreviations and Latin names', () => {
    expect(line('Математика', 'ЕГЭ')).toBe('Математика, ЕГЭ')
    expect(line('Maths', 'English')).toBe('Maths, English')
  })
  test('is null without specialities', () => {
    expect(line()).toBeNull()
  })
})

describe('the price of a card', () => {
  const profile = (price: number | null, ...specialities: readonly Speciality[]) => ({
    priceFrom: price,
    currency: 'RUB',
    specialities,
  })
  const cheap = speciality('Физика', 800, 'hour', 2)
  const expensive = speciality('Математика', 1200, 'lesson', 1)

  test("is the profile's, with the unit of the speciality at this price", () => {
    expect(getPriceFrom(profile(800, expensive, cheap))).toEqual({ amount: 800, unit: 'hour', currency: 'RUB' })
  })
  test('has no unit if no speciality or specialities with different units have this price', () => {
    expect(getPriceFrom(profile(500, expensive, cheap))?.unit).toBeNull()
    expect(getPriceFrom(profile(800, cheap, speciality('Химия', 800, 'lesson')))?.unit).toBeNull()
  })
  test('is that of the cheapest speciality if the profile has none', () => {
    expect(getPriceFrom(profile(null, expensive, cheap))).toEqual({ amount: 800, unit: 'hour', currency: 'RUB' })
  })
  test('is the lowest in the requested category if it has one', () => {
    expect(getPriceFrom(profile(800, expensive, cheap), { id: 1 })).toEqual({
      amount: 1200,
      unit: 'lesson',
      currency: 'RUB',
    })
    expect(getPriceFrom(profile(800, expensive, cheap), { id: 3 })?.amount).toBe(800)
    const elsewhere = speciality('Химия', 1200, 'hour', 2)
    expect(getPriceFrom(profile(800, expensive, elsewhere), { id: 1 })?.unit).toBe('lesson')
  })
  test('is null, not zero, without any price', () => {
    expect(getPriceFrom(profile(null))).toBeNull()
    expect(getPriceFrom(profile(null, speciality('Физика')))).toBeNull()
    expect(getPriceFrom(profile(null, speciality('Физика')), { id: 1 })).toBeNull()
  })
})
