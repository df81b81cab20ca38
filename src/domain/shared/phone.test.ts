import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, countMissingDigits, parsePhone } from './phone.ts'

const getDigits = (text: string) => text.replace(/\D/g, '')
const nationalNumber = fc.stringMatching(/^[3-9]\d{9}$/).filter(number => !/^(?:[78]9|849|88)/.test(number))
const anyText = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-8797') })

describe('parsing a phone number', () => {
  it.each([
    ['+7 917 204-18-33', '+79172041833'],
    ['8 (917) 204-18-33', '+79172041833'],
    ['8-917-204-18-33', '+79172041833'],
    ['+8 (917) 204-18-33', '+79172041833'],
    ['+7 +8 917 204-18-33', '+79172041833'],
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
    ['+7 7 917 204-18-33', '+79172041833'],
    ['+7 +79172041833', '+79172041833'],
    ['+7 +7 (917) 204-18-33', '+79172041833'],
    ['+7 +375 29 123-45-67', '+375291234567'],
    ['+7 79172041833', '+79172041833'],
    ['+7 777 123-45-67', '+77771234567'],
    ['+7 +7917204183', undefined],
    ['+7 7917204183', undefined],
    ['+7 8917204183', undefined],
    ['7917204183', undefined],
    ['8917204183', undefined],
    ['8 495 123-45-6', undefined],
    ['8 812 123-45-6', undefined],
    ['+7 917 204-18-3', undefined],
    ['+8 917 204-18-3', undefined],
    ['+7 917 204-18-333', undefined],
    ['+7 117 204-18-33', undefined],
    ['+0 123 456 78 90', undefined],
    ['+3751234', undefined],
    ['+1234567890123456', undefined],
    ['+', undefined],
    ['', undefined],
    ['marina@mail.ru', undefined],
  ])('parses %j as %j', (text, phone) => {
    expect(parsePhone(text)).toBe(phone)
  })

  it('accepts 8, 7, +7 or no prefix for a Russian number', () => {
    fc.assert(
      fc.property(nationalNumber, national => {
        for (const prefix of ['+7', '7', '8', '8 ', '+7 ', ''])
          expect(parsePhone(prefix + national)).toBe(`+7${national}`)
      }),
    )
  })

  it('rejects a mobile number that lacks a digit, with any prefix', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{9}$/), fc.nat({ max: 9 }), (national, index) => {
        const shortNumber = national.slice(0, index) + national.slice(index + 1)
        fc.pre(shortNumber.startsWith('9'))
        for (const prefix of ['+7', '7', '8', '+7 +7', '+7 8', '+7 7'])
          expect(parsePhone(prefix + shortNumber)).toBeUndefined()
      }),
    )
  })

  it('gives the same result for the formatted text', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(parsePhone(formatPhone(text))).toBe(parsePhone(text))
      }),
    )
  })
})

describe('counting the missing digits', () => {
  it.each([
    ['+7 917 204-18-3', 1],
    ['8 917', 7],
    ['917204', 4],
    ['+7', 10],
    ['+7 +7917204183', 1],
    ['+7 8 917 204-18-3', 1],
    ['8917204183', 1],
    ['+7 917 204-18-33', 0],
    ['+7 917 204-18-333', 0],
    ['', 0],
    ['+375 29', 0],
  ])('of %j: %i', (text, count) => {
    expect(countMissingDigits(text)).toBe(count)
  })
})

describe('formatting a phone number', () => {
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
    ['+89', '+7 9'],
    ['+8491234', '+84 912 34'],
    ['+7891720418334', '+7 917 204-18-334'],
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
  ])('formats %j as %j', (text, formatted) => {
    expect(formatPhone(text)).toBe(formatted)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
      }),
    )
  })

  it('keeps all digits and their order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,14}$/), number => {
        fc.pre(!/^(?:89|7[78](?:9|\d{10}$))/.test(number))
        expect(getDigits(formatPhone(`+${number}`))).toBe(number)
      }),
    )
  })

  it('gives the same result whether a number is typed or pasted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[1-9]\d{0,10}$/), text => {
        // Ten digits that start with 7 or 8, but not 79 or 89, are ambiguous: complete when pasted, short when typed.
        fc.pre(!/^[78]\d{9}$/.test(text))
        const typedPhone = [...text].reduce((fieldText, character) => formatPhone(fieldText + character), '')
        expect(typedPhone).toBe(formatPhone(text))
      }),
    )
  })
})
