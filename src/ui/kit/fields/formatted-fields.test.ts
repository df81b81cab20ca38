import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone } from '#domain/shared/phone.ts'
import { getCaretAfterFormat } from './formatted-fields.tsx'

const parseCaret = (markedText: string) => [markedText.replace('|', ''), markedText.indexOf('|')] as const
const format = (markedText: string, isForward = false) => {
  const [typedText, caret] = parseCaret(markedText)
  const formattedText = formatPhone(typedText)
  const newCaret = getCaretAfterFormat(typedText, caret, formattedText, isForward)
  return `${formattedText.slice(0, newCaret)}|${formattedText.slice(newCaret)}`
}
const getDigitsAfterCaret = (text: string, caret: number) => text.slice(caret).replace(/\D/g, '')

describe('the caret after formatting', () => {
  it.each([
    ['8|', '+7|'],
    ['+7 917 2|', '+7 917 2|'],
    ['+7 9172|', '+7 917 2|'],
    ['+7 917 20|4-18', '+7 917 20|4-18'],
    ['+7 917 205|4-18-33', '+7 917 205|-41-833'],
    ['+7 91|204-18-33', '+7 91|2 041-83-3'],
    // Backspace moves past a separator.
    ['+7 917| 204', '+7 917| 204'],
    ['+7 917|204', '+7 917| 204'],
    // The domestic prefix 8 is typed before all other digits.
    ['8|9172041833', '+7| 917 204-18-33'],
    // The caret is never before the plus sign.
    ['|+7 917', '+|7 917'],
  ])('%s becomes %s', (markedText, expected) => {
    expect(format(markedText)).toBe(expected)
  })

  it('moves past a separator when deleting forward', () => {
    expect(format('+7 917|204-18-33', true)).toBe('+7 917 |204-18-33')
  })

  it('never jumps over a digit', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'+0123456789 -') })
    fc.assert(
      fc.property(numbers, fc.nat(20), fc.boolean(), (typedText, position, isForward) => {
        const caret = Math.min(position, typedText.length)
        const formattedText = formatPhone(typedText)
        // Formatting removes the digits before a pasted number, and a 7 or 8 that was typed again after +7.
        fc.pre(getDigitsAfterCaret(formattedText, 0).length >= getDigitsAfterCaret(typedText, 0).length)
        const newCaret = getCaretAfterFormat(typedText, caret, formattedText, isForward)
        const [typedDigits, formattedDigits] = [
          getDigitsAfterCaret(typedText, caret),
          getDigitsAfterCaret(formattedText, newCaret),
        ]
        expect(formattedDigits).toHaveLength(typedDigits.length)
        // Formatting replaces the domestic prefix 8 with 7.
        expect(formattedDigits.slice(1)).toBe(typedDigits.slice(1))
      }),
    )
  })
})
