import type { Person } from '#domain/profile/profile.ts'
import { getReviewRating, type Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'
import { formatDate } from '#ui/i18n/format-date.ts'
import { formatNumber, formatRating } from '#ui/i18n/format-number.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { getDisplayName } from '#ui/profile/display-person.ts'

export interface ReviewTexts {
  readonly fallbackName: string
  readonly reply: string
  readonly outOfFive: string
  readonly quality: string
  readonly price: string
  readonly time: string
}

export interface ReviewFacts {
  readonly id: number
  readonly author: Person
  readonly name: string
  readonly date: string | null
  readonly rating: { readonly value: number; readonly label: string } | null
  /** For example 'Качество 5 · Цена 4 · Сроки 5'. */
  readonly criterionRatings: string | null
  readonly text: UserText
  readonly reply: (UserText & { readonly label: string; readonly date: string | null }) | null
}

interface UserText {
  readonly text: string
  /** Set for a text with Cyrillic letters on an English page. */
  readonly lang: 'ru' | undefined
}

const createUserText = (locale: Locale, text: string): UserText => ({ text, lang: getLangAttribute(locale, text) })

export function formatReview(locale: Locale, texts: ReviewTexts, review: Review): ReviewFacts {
  const { id, user, text, reply, createdAt } = review
  const value = getReviewRating(review)
  const name = getDisplayName(locale, user.name.trim())
  const formatOptionalDate = (instant: string | null) => instant && formatDate(locale, instant)
  return {
    id,
    author: { ...user, name },
    name: name || texts.fallbackName,
    date: formatOptionalDate(createdAt),
    rating:
      value === null ? null : { value, label: fillText(texts.outOfFive, { rating: formatRating(locale, value) }) },
    criterionRatings: formatCriterionRatings(locale, texts, review),
    text: createUserText(locale, text),
    reply: reply && {
      ...createUserText(locale, reply.text),
      label: texts.reply,
      date: formatOptionalDate(reply.createdAt),
    },
  }
}

const formatCriterionRatings = (locale: Locale, texts: ReviewTexts, review: Review): string | null =>
  (
    [
      [texts.quality, review.ratingQuality],
      [texts.price, review.ratingPrice],
      [texts.time, review.ratingTime],
    ] as const
  )
    .flatMap(([name, value]) => (value === null ? [] : [`${name}\u00a0${formatNumber(locale, value)}`]))
    .join(' · ') || null
