import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { math } from '#tests/builders/category.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import {
  createInitialFields,
  isRequestFields,
  toServiceRequest,
  createRequestRules,
  type RequestFields,
} from './request-fields.ts'
import { createListTarget, createProfileTarget } from '#ui/service-request/request-target.ts'

const kazan = aCity()
const specialistTarget = createProfileTarget(
  aProfile({ id: 4, city: kazan, specialities: [aSpeciality({ categoryId: 2 })] }),
)
const fields: RequestFields = {
  categoryId: '2',
  cityId: '1',
  description: ' Подтянуть алгебру. ',
  date: '2026-12-01',
  budget: '1 500 ₽',
  phone: '8 917 204 18 33',
}

describe('a request', () => {
  test('to a specialist contains the ids of specialist, city and category', () => {
    expect(toServiceRequest(fields, specialistTarget)).toEqual({
      cityId: 1,
      categoryId: 2,
      profileId: 4,
      description: 'Подтянуть алгебру.',
      date: '2026-12-01',
      budget: 1500,
      phone: '+79172041833',
    })
  })

  test('without a specialist has no profile id, and may omit date and budget', () => {
    const openRequest = toServiceRequest({ ...fields, date: '', budget: ' ' }, createListTarget(kazan, null))
    expect(openRequest).toMatchObject({ date: null, budget: null })
    expect(openRequest).not.toHaveProperty('profileId')
  })
})

describe('the initial fields', () => {
  test('contain the category and the city of the page', () => {
    expect(createInitialFields(createListTarget(kazan, math), {})).toMatchObject({
      categoryId: '2',
      cityId: '1',
      phone: '',
    })
    expect(createInitialFields(specialistTarget, {})).toMatchObject({ categoryId: '2', cityId: '1' })
  })

  test('contain no category if the specialist has several', () => {
    const profileWithServices = aProfile({
      specialities: [aSpeciality({ categoryId: 2 }), aSpeciality({ id: 2, categoryId: 3 })],
    })
    expect(createInitialFields(createProfileTarget(profileWithServices), {}).categoryId).toBe('')
  })

  test('contain the current city and the visitor’s phone, but prefer the city of the target', () => {
    const knownFields = { cityId: 7, phone: '+79172041833' }
    expect(createInitialFields(createListTarget(null, null), knownFields)).toMatchObject({
      cityId: '7',
      phone: '+7 917 204-18-33',
    })
    expect(createInitialFields(specialistTarget, knownFields).cityId).toBe('1')
    expect(createInitialFields(createListTarget(null, null), { phone: null })).toMatchObject({ cityId: '', phone: '' })
  })
})

describe('the rules', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-28T21:30:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const rules = createRequestRules(i18nextInstance.getFixedT('ru', ['service-request']), 'ru')

  test.each([
    ['categoryId', '2'],
    ['cityId', '1'],
    ['description', 'а'.repeat(1000)],
    // It is already the 29th in Moscow.
    ['date', '2026-10-29'],
    ['date', ''],
    ['budget', ''],
    ['budget', '1 500'],
    ['phone', '+7 917 204-18-33'],
  ] as const)('accept the %s %j', (field, text) => {
    expect(rules[field](text)).toBe(true)
  })

  test.each([
    ['categoryId', '', /из\sсписка/],
    ['cityId', '', /из\sсписка/],
    ['description', ' \n', /Опишите/],
    ['description', 'а'.repeat(1001), /1\s000/],
    ['date', '2026-10-28', /сегодня/i],
    ['budget', 'дорого', /сумма/],
    ['budget', '0', /сумма/],
    ['budget', '1000-2000', /сумма/],
    ['budget', '100000001', /от\u00a01 до\u00a0100\u00a0000\u00a0000/],
    ['phone', '+7 917', /целиком/],
  ] as const)('reject the %s %j', (field, text, error) => {
    expect(rules[field](text)).toMatch(error)
  })
})

test('rejects a draft of another shape', () => {
  expect(isRequestFields(fields)).toBe(true)
  const { phone: _, ...olderFields } = fields
  expect(isRequestFields(olderFields)).toBe(false)
  expect(isRequestFields(null)).toBe(false)
})
