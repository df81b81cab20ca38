import { expect, test } from 'vitest'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
import { createAboutFormatters } from './about-descriptions.ts'
import { blankSpeciality } from './speciality-fields.ts'

const cityName = (id: number) => (id === 1 ? 'Казань' : undefined)
const categoryName = (id: string) => (id === '2' ? 'Математика' : undefined)
const known = { currency: 'RUB', cityName, categoryName }
const read = createAboutFormatters('ru', browserI18n.getFixedT('ru', ['edit-about']), known)
const plain = (text: string) => text.replaceAll('\u00a0', ' ').split('\n')

test('formats every value', () => {
  expect([read.cityId(1), read.cityId(2)]).toEqual(['Казань', 'Город выбран'])
  expect(read.experienceYears('9')).toBe('9')
  expect(read.about('Уроки')).toBe('Уроки')
  expect(
    plain(
      read.specialities([
        { ...blankSpeciality, categoryId: '2', name: '', priceFrom: '1 200', priceUnit: 'lesson' },
        { ...blankSpeciality, name: 'Физика', priceUnit: 'hour' },
        { ...blankSpeciality, priceFrom: 'дорого' },
      ]),
    ),
  ).toEqual(['• Математика, от 1 200 ₽ за занятие', '• Физика', '• Услуга 3, дорого'])
})

test('formats missing values as empty strings', () => {
  expect([read.cityId(null), read.experienceYears(' '), read.about(''), read.specialities([])]).toEqual([
    '',
    '',
    '',
    '',
  ])
})
