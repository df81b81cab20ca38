import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goesOnWith, mayResend, parseRegistration, resendAt, type StoredRegistration } from './stored-registration.ts'

const stored: StoredRegistration = { email: 'marina@example.ru', uuid: 'u-1', step: 'code', sentAt: 1000 }
const day = 86_400_000
const registrations = fc.record({
  email: fc.string({ minLength: 1 }),
  uuid: fc.constantFrom('u-1', 'u-2'),
  step: fc.constantFrom('email', 'code', 'account'),
  sentAt: fc.nat({ max: 5 }),
})

describe('a stored registration', () => {
  it('comes back as it was, for a day', () => {
    fc.assert(
      fc.property(registrations, fc.nat({ max: 2 * day }), (registration, later) => {
        const back = parseRegistration(JSON.stringify(registration), registration.sentAt + later)
        expect(back).toEqual(later < day ? registration : null)
      }),
    )
  })

  it('never has more than it may have', () => {
    const more = JSON.stringify({ ...stored, password: 'secret', code: '482915' })
    expect(parseRegistration(more, 1000)).toEqual(stored)
  })

  it.each([
    null,
    '',
    '[',
    'null',
    '7',
    '[]',
    JSON.stringify({ ...stored, step: 'password' }),
    JSON.stringify({ ...stored, email: '' }),
    JSON.stringify({ ...stored, uuid: 7 }),
    JSON.stringify({ ...stored, sentAt: '1000' }),
  ])('is none where it does not decode: %s', text => {
    expect(parseRegistration(text, 1000)).toBeNull()
  })

  it('is none of the future', () => {
    expect(parseRegistration(JSON.stringify(stored), 999)).toBeNull()
  })
})

describe('two tabs', () => {
  it('never both go on with each other', () => {
    fc.assert(
      fc.property(registrations, registrations, (one, other) => {
        expect(goesOnWith(one, other) && goesOnWith(other, one)).toBe(false)
      }),
    )
  })

  it('go on with the newest letter', () => {
    const newer = { ...stored, uuid: 'u-2', sentAt: 2000 }
    expect(goesOnWith(stored, newer)).toBe(true)
    expect(goesOnWith(newer, stored)).toBe(false)
    expect(goesOnWith(stored, { ...newer, step: 'account' })).toBe(true)
  })

  it('go on with whoever is further', () => {
    expect(goesOnWith(stored, { ...stored, step: 'account' })).toBe(true)
    expect(goesOnWith(stored, stored)).toBe(false)
  })

  it('leave alone what is being typed', () => {
    const newer = { ...stored, uuid: 'u-2', sentAt: 2000 }
    expect(goesOnWith({ ...stored, step: 'account' }, newer)).toBe(false)
    expect(goesOnWith({ ...stored, step: 'email' }, newer)).toBe(false)
    expect(goesOnWith(stored, { ...newer, step: 'email' })).toBe(false)
  })
})

it('sends no two letters to an address within a minute', () => {
  expect(resendAt(0)).toBeNull()
  expect(resendAt(1000)).toBe(61_000)
  expect([mayResend(1000, () => 60_999), mayResend(1000, () => 61_000), mayResend(0, () => 5)]).toEqual([
    false,
    true,
    true,
  ])
})
