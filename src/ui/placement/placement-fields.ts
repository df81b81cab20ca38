import { maxPlacementCommentLength, type Tariff, tariffs } from '#domain/user/placement.ts'
import { countCharacters } from '#domain/shared/text.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { isRecordOf, isString } from '#ui/form/stored-fields.ts'

/** Excludes the tariff, because a draft must not replace the tariff that the visitor chose. */
export interface PlacementFields {
  readonly comment: string
}

export const isPlacementFields = isRecordOf<PlacementFields>({ comment: isString })

export const createCommentRule = (t: Translate<'placement'>, locale: Locale) => (text: string) =>
  countCharacters(text) <= maxPlacementCommentLength ||
  t('placement:comment.long', { most: formatNumber(locale, maxPlacementCommentLength) })

export const parseTariff = (text: string | undefined): Tariff => tariffs.find(tariff => tariff === text) ?? tariffs[0]
