import { flattenTree, type Category } from '#domain/category/category.ts'
import type { Person, PriceUnit, Profile } from '#domain/profile/profile.ts'
import { toSavedProfile, type SavedProfile } from '#domain/profile/saved-profiles.ts'
import { getShownRating } from '#domain/profile/shown-rating.ts'
import { getPriceFrom, formatFirstSpecialities } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { fillCountedText, fillText, type PluralForms } from '#ui/fill-text.ts'
import { formatPrice, formatRating } from '#ui/i18n/format-number.ts'
import { getProfilePath } from '#ui/paths.ts'
import type { FavoriteTexts } from '#ui/profile/saved/use-favorite.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'

export interface CardTexts {
  readonly from: string
  readonly per: Readonly<Record<PriceUnit, string>>
  readonly reviews: PluralForms
  readonly noReviews: string
  readonly outOfFive: string
  readonly verified: string
  readonly fallbackName: string
  readonly experience: PluralForms
  readonly favoriteTexts: FavoriteTexts
}

export interface CardFacts {
  readonly id: number
  readonly href: string
  readonly person: Person
  readonly specialities: string | null
  readonly city: string | null
  readonly experience: string | null
  readonly about: string | null
  readonly verifiedText: string | null
  readonly rating: { readonly rating: string; readonly reviews: string; readonly label: string } | null
  readonly noReviews: string
  readonly price: { readonly from: string; readonly amount: string; readonly unit: string | null } | null
  readonly locale: Locale
  /** The profile that the heart button saves; null on a card without the button. */
  readonly savedProfile: SavedProfile | null
  readonly favoriteTexts: FavoriteTexts
}

export const getCardFacts = (
  locale: Locale,
  texts: CardTexts,
  profile: Profile,
  category?: Category | null,
): CardFacts => ({
  id: profile.id,
  href: localizePath(locale, getProfilePath(profile)),
  person: getDisplayPerson(locale, texts.fallbackName, profile),
  specialities: formatFirstSpecialities(profile),
  city: profile.city?.name ?? null,
  experience: profile.experienceYears ? fillCountedText(locale, texts.experience, profile.experienceYears) : null,
  about: profile.about,
  verifiedText: profile.isVerified ? texts.verified : null,
  rating: formatCardRating(locale, texts, profile),
  noReviews: texts.noReviews,
  price: formatCardPrice(locale, texts, profile, category),
  locale,
  savedProfile: toSavedProfile(profile),
  favoriteTexts: texts.favoriteTexts,
})

const formatCardRating = (locale: Locale, texts: CardTexts, profile: Profile): CardFacts['rating'] => {
  const shownRating = getShownRating(profile)
  if (!shownRating) return null
  const rating = formatRating(locale, shownRating.rating)
  const label = fillText(texts.outOfFive, { rating })
  return { rating, label, reviews: fillCountedText(locale, texts.reviews, shownRating.reviewsCount) }
}

const formatCardPrice = (
  locale: Locale,
  texts: CardTexts,
  profile: Profile,
  category: Category | null | undefined,
): CardFacts['price'] => {
  const categories = flattenTree(category ? [category] : [])
  const price = getPriceFrom(profile, new Set(categories.map(({ id }) => id)))
  if (!price) return null
  const amount = formatPrice(locale, price.amount, price.currency)
  return { from: texts.from, amount, unit: price.unit && texts.per[price.unit] }
}
