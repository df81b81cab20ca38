import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, cleanText, removeInvisible, trimText } from './invisible.ts'

const invisibleCharacters = [
  '\u200B',
  '\u2060',
  '\u2800',
  '\u3164',
  '\u{E0041}',
  '\u202E',
  '\u00AD',
  '\uFEFF',
  ' ',
  '\n',
  '\u00A0',
]
const invisibleText = fc.array(fc.constantFrom(...invisibleCharacters)).map(characters => characters.join(''))

test('R-invisible: reduces a text that contains only invisible characters to an empty one', () => {
  fc.assert(
    fc.property(invisibleText, text => {
      expect([trimText(text), cleanText(text), cleanName(text)]).toEqual(['', '', ''])
    }),
  )
})

test('R-invisible: strips invisible characters at the edges only', () => {
  fc.assert(
    fc.property(invisibleText, invisibleText, invisibleText, (leadingText, innerText, trailingText) => {
      expect(trimText(`${leadingText}Анна${innerText}Юрьева${trailingText}`)).toBe(`Анна${innerText}Юрьева`)
    }),
  )
})

test.each([
  '❤️',
  'Анна 👩‍🔧',
  '1️⃣',
  'English 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'ё',
  'é',
  'Цена: 5 ₽',
])('keeps %j', text => {
  expect(cleanName(` ${text}\u200B`)).toBe(text)
})

test('removes a variation selector without an emoji', () => {
  expect(trimText(' \uFE0F')).toBe('')
})

test('keeps at most four accents over a letter', () => {
  expect(cleanText(`З${'\u0301'.repeat(50)}ов`)).toBe(`З${'\u0301'.repeat(4)}ов`)
})

test('normalizes line breaks to LF', () => {
  expect(cleanText('а\r\nб\rв\nг')).toBe('а\nб\nв\nг')
})

test('removes bidi controls from a name', () => {
  expect(cleanName('\u202EАнна\u202C Юрьева')).toBe('Анна Юрьева')
})

test('joins letters separated by invisible characters, and keeps words apart', () => {
  expect(removeInvisible('сан\u00ADтех\u200Bник  в\u00A0Казани')).toBe('сантехник в Казани')
})
