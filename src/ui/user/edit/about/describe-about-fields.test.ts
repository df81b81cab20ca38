import { expect, test } from 'vitest'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { createAboutFormatters } from './describe-about-fields.ts'
import { blankSpeciality } from './speciality-fields.ts'

const getCityName = (id: number) => (id === 1 ? 'Казань' : undefined)
const getCategoryName = (id: string) => (id === '2' ? 'Математика' : undefined)
const options = { currency: 'RUB', getCityName, getCategoryName }
const formatters = createAboutFormatters('ru', i18nextInstance.getFixedT('ru', ['edit-about']), options)
const splitLines = (text: string) => text.replaceAll('\u00a0', ' ').split('\n')

test('formats every value', () => {
  expect([formatters.cityId(1), formatters.cityId(2)]).toEqual(['Казань', 'Город выбран'])
  expect(formatters.experienceYears('9')).toBe('9')
  expect(formatters.about('Уроки')).toBe('Уроки')
  expect(
    splitLines(
      formatters.specialities([
        { ...blankSpeciality, categoryId: '2', name: '', priceFrom: '1 200', priceUnit: 'lesson' },
        { ...blankSpeciality, name: 'Физика', priceUnit: 'hour' },
        { ...blankSpeciality, priceFrom: 'дорого' },
        { ...blankSpeciality, name: 'Плитка', priceFrom: '1500.5', priceUnit: 'lesson' },
      ]),
    ),
  ).toEqual([
    '• Математика, от 1 200 ₽ за занятие',
    '• Физика',
    '• Услуга 3, дорого',
    '• Плитка, от 1 500,50 ₽ за занятие',
  ])
})

test('distinguishes services of one name by their category', () => {
  const algebra = { ...blankSpeciality, name: 'Алгебра' }
  expect(formatters.specialities([{ ...algebra, categoryId: '2' }, algebra])).toBe('• Алгебра, Математика\n• Алгебра')
})

test('formats missing values as empty strings', () => {
  expect([
    formatters.cityId(null),
    formatters.experienceYears(' '),
    formatters.about(''),
    formatters.specialities([]),
  ]).toEqual(['', '', '', ''])
})
