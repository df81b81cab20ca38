import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getCardFacts } from '#ui/profile/card/card-facts.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'

export function formatProfileTitle(
  locale: Locale,
  { user, specialities: [first], city }: Profile,
  page: number,
): string {
  const t = getTranslator(locale)
  // Names are not unique, so search results need the speciality and the city.
  const title = t('profile:title', { who: formatNameWithFacts(user.name, [first?.name, city?.name]) })
  return page > 1 ? t('list:titleOfPage', { title, page }) : title
}

export const formatProfileDescription = (locale: Locale, profile: Profile): string => {
  const t = getTranslator(locale)
  const { specialities, city, rating, experience, price } = getCardFacts(locale, getCardTexts(locale), profile)
  const who = formatNameWithFacts(profile.user.name, [specialities, city])
  const facts = [
    rating && `${rating.label}, ${rating.reviews}`,
    experience,
    price && [price.from, price.amount, price.unit].filter(part => part !== null).join('\u00a0'),
  ].filter(part => part !== null)
  return facts.length === 0
    ? t('head:profileUnknown', { who })
    : t('head:profile', { who, facts: capitalize(facts.join(', ')) })
}

/** 'Айгуль Сафина. Математика, Казань'. */
const formatNameWithFacts = (name: string, known: readonly (string | null | undefined)[]): string => {
  const about = known.filter(Boolean).join(', ')
  return about === '' ? name : `${name}. ${about}`
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
