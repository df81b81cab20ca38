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

describe('the line under a name', () => {
  test('names the first two specialities', () => {
    expect(line('Математика', 'Подготовка к ЕГЭ', 'Физика')).toBe('Математика, подготовка к ЕГЭ')
    expect(line('Электрик')).toBe('Электрик')
  })
  test('keeps abbreviations and names in Latin as they are', () => {
    expect(line('Математика', 'ЕГЭ')).toBe('Математика, ЕГЭ')
    expect(line('Maths', 'English')).toBe('Maths, English')
  })
  test('is not there without any', () => {
    expect(line()).toBeNull()
  })
})

describe('the price that a card names', () => {
  const profile = (price: number | null, ...specialities: readonly Speciality[]) => ({
    priceFrom: price,
    currency: 'RUB',
    specialities,
  })
  const cheap = speciality('Физика', 800, 'hour', 2)
  const dear = speciality('Математика', 1200, 'lesson', 1)

  test("is the profile's own, for the unit of the speciality that costs it", () => {
    expect(getPriceFrom(profile(800, dear, cheap))).toEqual({ amount: 800, unit: 'hour', currency: 'RUB' })
  })
  test('has no unit when no speciality costs it, or when two units do', () => {
    expect(getPriceFrom(profile(500, dear, cheap))?.unit).toBeNull()
    expect(getPriceFrom(profile(800, cheap, speciality('Химия', 800, 'lesson')))?.unit).toBeNull()
  })
  test('is the cheapest speciality when the profile names none', () => {
    expect(getPriceFrom(profile(null, dear, cheap))).toEqual({ amount: 800, unit: 'hour', currency: 'RUB' })
  })
  test('is that of the asked category where it has one', () => {
    expect(getPriceFrom(profile(800, dear, cheap), { id: 1 })).toEqual({
      amount: 1200,
      unit: 'lesson',
      currency: 'RUB',
    })
    expect(getPriceFrom(profile(800, dear, cheap), { id: 3 })?.amount).toBe(800)
    const elsewhere = speciality('Химия', 1200, 'hour', 2)
    expect(getPriceFrom(profile(800, dear, elsewhere), { id: 1 })?.unit).toBe('lesson')
  })
  test('is none when nobody names one: never zero', () => {
    expect(getPriceFrom(profile(null))).toBeNull()
    expect(getPriceFrom(profile(null, speciality('Физика')))).toBeNull()
    expect(getPriceFrom(profile(null, speciality('Физика')), { id: 1 })).toBeNull()
  })
})
