import { expect, test } from 'vitest'
import brandNames from '#brand/names.json'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { formatProfileDescription, formatProfileTitle } from './profile-meta.ts'

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('describes the specialist by the known facts', () => {
  expect(normalizeSpaces(formatProfileDescription('ru', aProfile()))).toBe(
    'Айгуль Сафина. Математика, физика, Казань. Оценка 4,9 из 5, 128 отзывов, опыт 9 лет, от 1 200 ₽ за занятие.',
  )
  expect(normalizeSpaces(formatProfileDescription('en', aProfile()))).toMatch(
    /^Айгуль Сафина\. Математика, физика, Казань\. .*128 reviews.*₽1,200 \/ lesson\.$/,
  )
})

test('adds speciality and city to the title, because names are not unique, and the number of a later page', () => {
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
