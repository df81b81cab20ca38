import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  shouldAdopt,
  mayResend,
  emptyTypedRegistration,
  parseRegistration,
  parseTypedRegistration,
  getResendAt,
  type StoredRegistration,
  hasValidCode,
  isInProgress,
} from './stored-registration.ts'

const storedRegistration: StoredRegistration = { email: 'marina@example.ru', uuid: 'u-1', step: 'code', sentAt: 1000 }
const dayMs = 86_400_000
const registrations = fc.record({
  email: fc.string({ minLength: 1 }),
  uuid: fc.constantFrom('u-1', 'u-2'),
  step: fc.constantFrom('email', 'code', 'account'),
  sentAt: fc.nat({ max: 5 }),
})

describe('a stored registration', () => {
  it('is restored for a day', () => {
    fc.assert(
      fc.property(registrations, fc.nat({ max: 2 * dayMs }), (registration, elapsedMs) => {
        const restoredRegistration = parseRegistration(JSON.stringify(registration), registration.sentAt + elapsedMs)
        expect(restoredRegistration).toEqual(elapsedMs < dayMs ? registration : null)
      }),
    )
  })

  it('is restored until the last millisecond of a day', () => {
    expect(parseRegistration(JSON.stringify(storedRegistration), 1000 + dayMs - 1)).toEqual(storedRegistration)
    expect(parseRegistration(JSON.stringify(storedRegistration), 1000 + dayMs)).toBeNull()
  })

  it('drops unknown fields', () => {
    const textWithSecrets = JSON.stringify({ ...storedRegistration, password: 'secret', code: '482915' })
    expect(parseRegistration(textWithSecrets, 1000)).toEqual(storedRegistration)
  })

  it.each([
    null,
    '',
    '[',
    'null',
    '7',
    '[]',
    JSON.stringify({ ...storedRegistration, step: 'password' }),
    JSON.stringify({ ...storedRegistration, email: '' }),
    JSON.stringify({ ...storedRegistration, uuid: 7 }),
    JSON.stringify({ ...storedRegistration, sentAt: '1000' }),
  ])('is rejected if invalid: %s', text => {
    expect(parseRegistration(text, 1000)).toBeNull()
  })

  it('is rejected if dated in the future', () => {
    expect(parseRegistration(JSON.stringify(storedRegistration), 999)).toBeNull()
  })
})

describe('two tabs', () => {
  it('never both adopt each other’s state', () => {
    fc.assert(
      fc.property(registrations, registrations, (a, b) => {
        expect(shouldAdopt(a, b) && shouldAdopt(b, a)).toBe(false)
      }),
    )
  })

  it('adopt the latest verification email', () => {
    const newer = { ...storedRegistration, uuid: 'u-2', sentAt: 2000 }
    expect(shouldAdopt(storedRegistration, newer)).toBe(true)
    expect(shouldAdopt(newer, storedRegistration)).toBe(false)
    expect(shouldAdopt(storedRegistration, { ...newer, sentAt: storedRegistration.sentAt })).toBe(false)
    expect(shouldAdopt(storedRegistration, { ...newer, step: 'account' })).toBe(true)
  })

  it('adopt the later step', () => {
    expect(shouldAdopt(storedRegistration, { ...storedRegistration, step: 'account' })).toBe(true)
    expect(shouldAdopt(storedRegistration, storedRegistration)).toBe(false)
  })

  it('keep a form that is being filled in', () => {
    const newer = { ...storedRegistration, uuid: 'u-2', sentAt: 2000 }
    expect(shouldAdopt({ ...storedRegistration, step: 'account' }, newer)).toBe(false)
    expect(shouldAdopt({ ...storedRegistration, step: 'email' }, newer)).toBe(false)
    expect(shouldAdopt({ ...storedRegistration, step: 'email' }, { ...newer, step: 'account' })).toBe(false)
    expect(shouldAdopt(storedRegistration, { ...newer, step: 'email' })).toBe(false)
  })
})

it.each([
  ['code', 900_999, true, true],
  ['account', 1000, true, true],
  ['code', 901_000, false, false],
  ['email', 1000, false, true],
] as const)(
  'a registration at the step %s, at %i ms, is in progress: %s; its code is valid: %s',
  (step, now, isOngoing, isValid) => {
    const registration = { ...storedRegistration, step, sentAt: 1000 }
    expect([isInProgress(registration, now), hasValidCode(registration, now)]).toEqual([isOngoing, isValid])
    expect([isInProgress(null, now), hasValidCode(null, now)]).toEqual([false, false])
  },
)

it('allows one email per minute to an address', () => {
  expect(getResendAt(0)).toBeNull()
  expect(getResendAt(1000)).toBe(61_000)
  expect([mayResend(1000, () => 60_999), mayResend(1000, () => 61_000), mayResend(0, () => 5)]).toEqual([
    false,
    true,
    true,
  ])
})

describe('the typed fields of a registration', () => {
  it('are restored without unknown fields', () => {
    const typedFields = { email: 'marina@exa', name: 'Марина', purpose: 'offer', retryAt: 5000, requestRetryAt: 6000 }
    expect(parseTypedRegistration(JSON.stringify({ ...typedFields, password: 'secret' }))).toEqual(typedFields)
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"email":7,"name":{},"purpose":"x","retryAt":"soon","requestRetryAt":{}}',
  ])('are empty for %s', text => {
    expect(parseTypedRegistration(text)).toEqual(emptyTypedRegistration)
  })
})
