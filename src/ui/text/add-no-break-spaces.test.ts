import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addNoBreakSpaces } from './add-no-break-spaces.ts'

const showSpaces = (text: string) => text.replaceAll('\u00a0', '_')

describe('addNoBreakSpaces', () => {
  test.each([
    ['Живут в городе и за городом', 'Живут в_городе и_за_городом'],
    ['«О проекте» (в каталоге)', '«О_проекте» (в_каталоге)'],
    ['365 дней', '365_дней'],
    ['имя — это слово', 'имя_— это слово'],
    ['кто-то там, давно', 'кто-то там, давно'],
    ['не о том', 'не_о_том'],
  ])('binds short words, numbers and dashes in Russian: %s', (text, expected) => {
    expect(showSpaces(addNoBreakSpaces('ru', text))).toBe(expected)
  })

  test('binds only numbers and dashes in English', () => {
    expect(showSpaces(addNoBreakSpaces('en', 'It is kept for 365 days — on a phone'))).toBe(
      'It is kept for 365_days_— on a phone',
    )
  })

  test('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.constantFrom('ru', 'en'), fc.string(), (locale, text) => {
        expect(addNoBreakSpaces(locale, text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '))
      }),
    )
  })
})
