import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, countMissingDigits, parsePhone } from './phone.ts'

const digits = (text: string) => text.replace(/\D/g, '')
const russian = fc.stringMatching(/^[3-9]\d{9}$/)
const written = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-8797') })

describe('a phone number', () => {
  it.each([
    ['+7 917 204-18-33', '+79172041833'],
    ['8 (917) 204-18-33', '+79172041833'],
    ['8-917-204-18-33', '+79172041833'],
    ['79172041833', '+79172041833'],
    ['9172041833', '+79172041833'],
    ['(843) 204 18 33', '+78432041833'],
    ['8 843 204-18-33', '+78432041833'],
    ['+7 8 917 204-18-33', '+79172041833'],
    ['tel:+7-917-204-18-33', '+79172041833'],
    ['8 800 555-35-35', '+78005553535'],
    ['+375 29 123-45-67', '+375291234567'],
    ['+1 415 555 2671', '+14155552671'],
    ['+44 7911 123456', '+447911123456'],
    ['+378 123 456 7890', '+3781234567890'],
    ['+7 7 917 204-18-33', undefined],
    ['+7 917 204-18-3', undefined],
    ['+7 917 204-18-333', undefined],
    ['+7 117 204-18-33', undefined],
    ['+0 123 456 78 90', undefined],
    ['+3751234', undefined],
    ['+1234567890123456', undefined],
    ['+', undefined],
    ['', undefined],
    ['marina@mail.ru', undefined],
  ])('%j is %j', (text, phone) => {
    expect(parsePhone(text)).toBe(phone)
  })

  it('means the same with 8, 7, +7 or nothing before it', () => {
    fc.assert(
      fc.property(russian, national => {
        for (const start of ['+7', '7', '8', '8 ', '+7 ', ''])
          expect(parsePhone(start + national)).toBe(`+7${national}`)
      }),
    )
  })

  it('means the same once it is shown', () => {
    fc.assert(
      fc.property(written, text => {
        expect(parsePhone(formatPhone(text))).toBe(parsePhone(text))
      }),
    )
  })
})

describe('the digits that a number lacks', () => {
  it.each([
    ['+7 917 204-18-3', 1],
    ['8 917', 7],
    ['917204', 4],
    ['+7', 10],
    ['+7 917 204-18-33', 0],
    ['+7 917 204-18-333', 0],
    ['', 0],
    // Numbers of other countries have lengths of their own.
    ['+375 29', 0],
  ])('%j: %i', (text, count) => {
    expect(countMissingDigits(text)).toBe(count)
  })
})

describe('a phone number is shown', () => {
  it.each([
    ['8', '+7'],
    ['7', '+7'],
    ['9', '+7 9'],
    ['+', '+'],
    ['', ''],
    ['abc', ''],
    ['8917', '+7 917'],
    ['89172', '+7 917 2'],
    ['8917204', '+7 917 204'],
    ['89172041', '+7 917 204-1'],
    ['891720418', '+7 917 204-18'],
    ['89172041833', '+7 917 204-18-33'],
    ['891720418334', '+7 917 204-18-334'],
    ['+37529', '+375 29'],
    ['+375291234567', '+375 291 234 567'],
    ['+14155552671', '+1 415 555 2671'],
    ['+4479111234', '+44 791 112 34'],
    ['+380', '+380'],
    ['+7891720418334', '+7 891 720-41-8334'],
    ['+20123', '+20 123'],
    ['+211234', '+211 234'],
    ['+591234', '+591 234'],
    ['+51234', '+51 234'],
    ['+61234', '+61 234'],
    ['+671234', '+671 234'],
    ['+81234', '+81 234'],
    ['+831234', '+831 234'],
    ['+90234', '+90 234'],
    ['+961234', '+961 234'],
  ])('%j as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
  })

  it('the same way when it was shown already', () => {
    fc.assert(
      fc.property(written, text => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
      }),
    )
  })

  it('with every digit that was written, in its order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,14}$/), number => {
        fc.pre(!/^78\d{10}$/.test(number))
        expect(digits(formatPhone(`+${number}`))).toBe(number)
      }),
    )
  })

  it('the same, written digit by digit or pasted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[1-9]\d{0,10}$/), text => {
        // Ten digits that begin with 8 are a whole number when pasted, and one that lacks its last digit when written.
        fc.pre(!/^[78]\d{9}$/.test(text))
        const typed = [...text].reduce((shown, letter) => formatPhone(shown + letter), '')
        expect(typed).toBe(formatPhone(text))
      }),
    )
  })
})
