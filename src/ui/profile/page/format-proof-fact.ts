import type { ProofFact } from '#domain/profile/proof.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatRating } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'

/** `spokenValue` replaces the value for screen readers if the shown value depends on its icon. */
export const formatProofFact = (
  locale: Locale,
  fact: ProofFact,
): { readonly value: string; readonly label: string; readonly spokenValue?: string } => {
  const t = getTranslator(locale)
  switch (fact.kind) {
    case 'rating': {
      const rating = formatRating(locale, fact.rating)
      return {
        value: rating,
        label: t('common:reviews', { count: fact.reviewsCount }),
        spokenValue: t('common:rating.outOfFive', { rating }),
      }
    }
    case 'experience':
      return { value: t('common:years', { count: fact.years }), label: t('profile:proof.experience') }
    case 'verified':
      return { value: t('profile:proof.verified'), label: t('profile:proof.onSite') }
    case 'memberSince':
      return { value: t('profile:proof.since', { year: fact.year }), label: t('profile:proof.onSite') }
  }
}
