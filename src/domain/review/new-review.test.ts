import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aReview } from '#tests/builders/review.ts'
import { trimText } from '#domain/shared/invisible.ts'
import { isSentReview, mayMeanAlreadyReviewed, ratingValues, validateReview, reviewTextLimits } from './new-review.ts'

const ratings = { ratingQuality: 5, ratingPrice: 4, ratingTime: 5 } as const
const rating = fc.constantFrom(...ratingValues)

describe('the text of a review', () => {
  it.each([
    ['', 'missing'],
    [' \n\t ', 'missing'],
    ['\u200B\u2800\u3164', 'missing'],
    ['ок', 'too-short'],
    ['  ок  ', 'too-short'],
    ['ок\u2800', 'too-short'],
    ['👍👍', 'too-short'],
    ['a'.repeat(2001), 'too-long'],
    ['👍'.repeat(2001), 'too-long'],
  ] as const)('%j is %s', (text, problem) => {
    expect(validateReview({ text, ...ratings })).toEqual({ text: problem })
  })

  it.each(['Ок.', '  Да!  ', '👍👍👍', 'a'.repeat(2000), '👍'.repeat(2000), ` ${'a'.repeat(2000)} `])(
    'is accepted: %j',
    text => {
      expect(validateReview({ text, ...ratings })).toEqual({})
    },
  )
})

test('every rating is required', () => {
  const ratingOrNull = fc.option(rating)
  fc.assert(
    fc.property(ratingOrNull, ratingOrNull, ratingOrNull, (ratingQuality, ratingPrice, ratingTime) => {
      const draft = { text: 'Хорошо.', ratingQuality, ratingPrice, ratingTime }
      const missingFields = Object.entries(draft).filter(([, value]) => value === null)
      expect(validateReview(draft)).toEqual(Object.fromEntries(missingFields.map(([name]) => [name, 'missing'])))
    }),
  )
})

test('accepts a short text only if it has the minimum length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 6 }), text => {
      const isAccepted = [...trimText(text)].length >= reviewTextLimits.min
      expect(validateReview({ text, ...ratings }).text === undefined).toBe(isAccepted)
    }),
  )
})

describe('R-reviews: identifying the review that the user sent', () => {
  const review = aReview({ text: 'Всё понятно,\nспасибо!' })
  const authorId = review.user.id

  it.each([
    ['a review with the same text', true, review.text, authorId],
    ['a review with whitespace changed by the API', true, '  Всё  понятно, спасибо! ', authorId],
    ['a review with another text', false, 'Всё понятно', authorId],
    ['a review by another user', false, review.text, 10],
    ['any review, for a signed-out visitor', false, review.text, undefined],
  ] as const)('%s is the sent one: %s', (_, expected, text, userId) => {
    expect(isSentReview(review, { text }, userId)).toBe(expected)
  })

  it('finds a review from which the site removed stacked accents', () => {
    const writeText = (accents: number) => `Всё понятно${'\u0301'.repeat(accents)}, спасибо!`
    expect(isSentReview(aReview({ text: writeText(4) }), { text: writeText(9) }, authorId)).toBe(true)
  })

  it('rejects a review if neither user is known', () => {
    const anonymousReview = aReview({ ...review, user: { ...review.user, id: null } })
    expect(isSentReview(anonymousReview, review, null)).toBe(false)
  })
})

it.each([
  [{ _tag: 'FieldErrors', fields: {}, message: 'Once is enough.' }, true],
  [{ _tag: 'FieldErrors', fields: { text: ['Too short.'] }, message: 'Look again.' }, false],
  [{ _tag: 'FieldErrors', fields: {}, message: '' }, false],
  [{ _tag: 'SelfReview', message: 'Not yourself.' }, false],
])('R-reviews: reports whether the failure %j may mean that the profile is already reviewed', (error, expected) => {
  expect(mayMeanAlreadyReviewed(error)).toBe(expected)
})
