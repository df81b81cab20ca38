import { expect, test } from 'vitest'
import brandNames from '#brand/names.json'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { formatProfileDescription, formatProfileTitle } from './profile-meta.ts'

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('lists the known facts in the description', () => {
  expect(normalizeSpaces(formatProfileDescription('ru', aProfile()))).toBe(
    'Айгуль Сафина. Математика, физика, Казань. Оценка 4,9 из 5, 128 отзывов, опыт 9 лет, от 1 200 ₽ за занятие.',
  )
  expect(normalizeSpaces(formatProfileDescription('en', aProfile()))).toMatch(
    /^Айгуль Сафина\. Математика, физика, Казань\. .*128 reviews.*₽1,200 \/ lesson\.$/,
  )
})

test('adds the speciality, the city and, from the second page on, the page number to the title', () => {
  expect(normalizeSpaces(formatProfileTitle('ru', aProfile(), 1))).toBe(
    'Айгуль Сафина. Математика, Казань: цены и отзывы',
  )
  expect(normalizeSpaces(formatProfileTitle('ru', aProfile(), 2))).toBe(
    'Айгуль Сафина. Математика, Казань: цены и отзывы, страница 2',
  )
  expect(normalizeSpaces(formatProfileTitle('en', aProfile({ city: null }), 1))).toBe(
    'Айгуль Сафина. Математика: prices and reviews',
  )
  expect(normalizeSpaces(formatProfileTitle('ru', aNewcomer(), 1))).toBe('Айгуль Сафина: цены и отзывы')
})

test('leaves out unknown facts instead of showing zero', () => {
  expect(normalizeSpaces(formatProfileDescription('ru', aProfile({ rating: null, city: null })))).toBe(
    'Айгуль Сафина. Математика, физика. Опыт 9 лет, от 1 200 ₽ за занятие.',
  )
  expect(normalizeSpaces(formatProfileDescription('ru', aNewcomer()))).toBe(
    normalizeSpaces(`Айгуль Сафина: профиль специалиста ${brandNames.ru.onSite}.`),
  )
})

test('adds no second period after a name or a speciality that ends in one', () => {
  const profile = aProfile()
  const user = { ...profile.user, name: 'Анна К.' }
  const format = (specialist: typeof profile) => [
    normalizeSpaces(formatProfileTitle('ru', specialist, 1)),
    normalizeSpaces(formatProfileDescription('ru', specialist)),
  ]
  expect(format({ ...profile, user })).toEqual([
    'Анна К. Математика, Казань: цены и отзывы',
    'Анна К. Математика, физика, Казань. Оценка 4,9 из 5, 128 отзывов, опыт 9 лет, от 1 200 ₽ за занятие.',
  ])
  expect(format({ ...aNewcomer(), user, experienceYears: 9 })).toEqual([
    'Анна К.: цены и отзывы',
    'Анна К. Опыт 9 лет.',
  ])
  expect(format({ ...aNewcomer(), user })[1]).toBe(
    normalizeSpaces(`Анна К.: профиль специалиста ${brandNames.ru.onSite}.`),
  )
  const specialities = [aSpeciality({ name: 'Сайты, логотипы и т. п.' })]
  expect(format({ ...aNewcomer(), user, specialities })).toEqual([
    'Анна К. Сайты, логотипы и т. п.: цены и отзывы',
    'Анна К. Сайты, логотипы и т. п. От 1 200 ₽ за занятие.',
  ])
})
