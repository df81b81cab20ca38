import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { maths } from '#tests/builders/category.ts'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
import {
  createInitialFields,
  isRequestFields,
  toServiceRequest,
  createRequestRules,
  type RequestFields,
} from './request-fields.ts'
import { createListTarget, createProfileTarget, getTargetKey } from '#ui/service-request/request-target.ts'

const kazan = aCity()
const one = createProfileTarget(aProfile({ id: 4, city: kazan, specialities: [aSpeciality({ categoryId: 2 })] }))
const fields: RequestFields = {
  categoryId: '2',
  cityId: '1',
  description: ' Подтянуть алгебру. ',
  date: '2026-12-01',
  budget: '1 500 ₽',
  phone: '8 917 204 18 33',
}

describe('a request', () => {
  test('to a specialist names them, their city and a category', () => {
    expect(toServiceRequest(fields, one)).toEqual({
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
    const open = toServiceRequest({ ...fields, date: '', budget: ' ' }, createListTarget(kazan, null))
    expect(open).toMatchObject({ date: null, budget: null })
    expect(open).not.toHaveProperty('profileId')
  })
})

describe('before anything is typed', () => {
  test('the fields hold what the page knows', () => {
    expect(createInitialFields(createListTarget(kazan, maths), {})).toMatchObject({
      categoryId: '2',
      cityId: '1',
      phone: '',
    })
    expect(createInitialFields(one, {})).toMatchObject({ categoryId: '2', cityId: '1' })
  })

  test('no service is preselected among several', () => {
    const many = aProfile({ specialities: [aSpeciality({ categoryId: 2 }), aSpeciality({ id: 2, categoryId: 3 })] })
    expect(createInitialFields(createProfileTarget(many), {}).categoryId).toBe('')
  })

  test('the last city and the visitor’s phone are suggested, but the page’s city takes precedence', () => {
    const known = { cityId: 7, phone: '+79172041833' }
    expect(createInitialFields(createListTarget(null, null), known)).toMatchObject({
      cityId: '7',
      phone: '+7 917 204-18-33',
    })
    expect(createInitialFields(one, known).cityId).toBe('1')
    expect(createInitialFields(createListTarget(null, null), { phone: null })).toMatchObject({ cityId: '', phone: '' })
  })
})

describe('the rules', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-28T21:30:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const rules = createRequestRules(browserI18n.getFixedT('ru', ['service-request']), 'ru')

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
  ] as const)('%s may be %j', (field, text) => {
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
    ['phone', '+7 917', /целиком/],
  ] as const)('%s is never %j', (field, text, error) => {
    expect(rules[field](text)).toMatch(error)
  })
})

test('ignores a draft of another shape', () => {
  expect(isRequestFields(fields)).toBe(true)
  const { phone: _, ...older } = fields
  expect(isRequestFields(older)).toBe(false)
  expect(isRequestFields(null)).toBe(false)
})

test('separates drafts by specialist, or by city and category', () => {
  const targets = [one, createListTarget(kazan, null), createListTarget(kazan, maths), createListTarget(null, null)]
  expect(targets.map(getTargetKey)).toEqual(['profile-4', 'kazan', 'kazan/repetitory/matematika', ''])
})
