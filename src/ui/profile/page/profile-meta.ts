import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getCardFacts } from '#ui/profile/card/card-facts.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'

export function formatProfileTitle(
  locale: Locale,
  { user, specialities: [firstSpeciality], city }: Profile,
  page: number,
): string {
  const t = getTranslator(locale)
  const title = t('profile:title', { who: formatNameWithFacts(user.name, [firstSpeciality?.name, city?.name]) })
  return page > 1 ? t('list:numberedTitle', { title, page }) : title
}

export const formatProfileDescription = (locale: Locale, profile: Profile): string => {
  const t = getTranslator(locale)
  const { specialities, city, rating, experience, price } = getCardFacts(locale, getCardTexts(locale), profile)
  const nameWithFacts = formatNameWithFacts(profile.user.name, [specialities, city])
  const facts = [
    rating && `${rating.label}, ${rating.reviews}`,
    experience,
    price && [price.from, price.amount, price.unit].filter(part => part !== null).join('\u00a0'),
  ].filter(part => part !== null)
  return facts.length === 0
    ? t('head:profileUnknown', { who: nameWithFacts })
    : `${joinSentences(nameWithFacts, capitalize(facts.join(', ')))}.`
}

const formatNameWithFacts = (name: string, facts: readonly (string | null | undefined)[]): string => {
  const factsText = facts.filter(Boolean).join(', ')
  return factsText === '' ? name : joinSentences(name, factsText)
}

// A name may end in an initial ('Анна К.'), and a speciality in an abbreviation.
const joinSentences = (first: string, second: string): string => `${first.replace(/\.$/, '')}. ${second}`

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
