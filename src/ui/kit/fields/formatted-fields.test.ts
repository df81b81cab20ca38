import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone } from '#domain/shared/phone.ts'
import { getCaretAfterFormat } from './formatted-fields.tsx'

const parseCaret = (marked: string) => [marked.replace('|', ''), marked.indexOf('|')] as const
const format = (marked: string, forward = false) => {
  const [typed, caret] = parseCaret(marked)
  const shown = formatPhone(typed)
  const place = getCaretAfterFormat(typed, caret, shown, forward)
  return `${shown.slice(0, place)}|${shown.slice(place)}`
}
const getDigitsBehind = (text: string, caret: number) => text.slice(caret).replace(/\D/g, '')

describe('the caret after formatting', () => {
  it.each([
    ['8|', '+7|'],
    ['+7 917 2|', '+7 917 2|'],
    ['+7 9172|', '+7 917 2|'],
    // A digit typed or deleted in the middle.
    ['+7 917 20|4-18', '+7 917 20|4-18'],
    ['+7 917 205|4-18-33', '+7 917 205|-41-833'],
    ['+7 91|204-18-33', '+7 91|2 041-83-3'],
    // Backspace moves past a separator.
    ['+7 917| 204', '+7 917| 204'],
    ['+7 917|204', '+7 917| 204'],
    // The country code typed before all other digits.
    ['8|9172041833', '+7| 917 204-18-33'],
    ['|+7 917', '+|7 917'],
  ])('%s: %s', (typed, shown) => {
    expect(format(typed)).toBe(shown)
  })

  it('moves past a separator when deleting forward', () => {
    expect(format('+7 917|204-18-33', true)).toBe('+7 917 |204-18-33')
  })

  it('never jumps over a digit', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'+0123456789 -') })
    fc.assert(
      fc.property(numbers, fc.nat(20), fc.boolean(), (typed, place, forward) => {
        const caret = Math.min(place, typed.length)
        const shown = formatPhone(typed)
        // The 8 after +7 is the only digit that formatting removes.
        fc.pre(!/78\d{10}/.test(typed.replace(/\D/g, '')))
        const now = getCaretAfterFormat(typed, caret, shown, forward)
        const [before, after] = [getDigitsBehind(typed, caret), getDigitsBehind(shown, now)]
        expect(after).toHaveLength(before.length)
        // The domestic prefix 8 is shown as 7.
        expect(after.slice(1)).toBe(before.slice(1))
      }),
    )
  })
})
