import { expect, test } from 'vitest'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { profileDescription } from './profile-meta.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('describes the specialist by the known facts', () => {
  expect(plain(profileDescription('ru', aProfile()))).toBe(
    'Айгуль Сафина. Математика, физика, Казань. Оценка 4,9 из 5, 128 отзывов, опыт 9 лет, от 1 200 ₽ за занятие.',
  )
  expect(plain(profileDescription('en', aProfile()))).toMatch(
    /^Айгуль Сафина\. Математика, физика, Казань\. .*128 reviews.*₽1,200 \/ lesson\.$/,
  )
})

test('leaves out unknown facts, and never says zero', () => {
  expect(plain(profileDescription('ru', aProfile({ rating: null, city: null })))).toBe(
    'Айгуль Сафина. Математика, физика. Опыт 9 лет, от 1 200 ₽ за занятие.',
  )
  expect(plain(profileDescription('ru', aNewcomer()))).toBe('Айгуль Сафина: профиль специалиста на Знатоке.')
})
