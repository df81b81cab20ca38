import { filterCurrency } from '#domain/profile/filter-currency.ts'
import { removeFilter, type FilterName, type ProfileFilters } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber, formatPrice } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getListHref, type ShownList } from './shown-list.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { RemovableChip } from '#ui/kit/actions/removable-chip.tsx'
import styles from './filter-chips.module.css'

export interface Condition {
  readonly name: FilterName | 'category'
  readonly text: string
  readonly removalHref: string
}

const formatFilters = (locale: Locale, { search, priceTo, ratingFrom }: ProfileFilters) => {
  const t = getTranslator(locale)
  return {
    search: search !== undefined && t('list:conditions.search', { search }),
    priceTo:
      priceTo !== undefined && t('list:conditions.priceTo', { price: formatPrice(locale, priceTo, filterCurrency) }),
    ratingFrom:
      ratingFrom !== undefined && t('list:conditions.ratingFrom', { rating: formatNumber(locale, ratingFrom) }),
  }
}

const narrowingFilters = ['search', 'priceTo', 'ratingFrom'] as const

/** The active filters of a list, without its category. */
export const getConditions = (list: ShownList): readonly Condition[] => {
  const filterTexts = formatFilters(list.locale, list.filters)
  return narrowingFilters.flatMap(name => {
    const text = filterTexts[name]
    return text === false
      ? []
      : [{ name, text, removalHref: getListHref(list, { filters: removeFilter(list.filters, name) }) }]
  })
}

export const getAllConditions = (list: ShownList): readonly Condition[] => [
  ...(list.category
    ? [{ name: 'category', text: list.category.name, removalHref: getListHref(list, { category: null }) } as const]
    : []),
  ...getConditions(list),
]

interface Props {
  readonly locale: Locale
  readonly conditions: readonly Condition[]
  readonly resetHref?: string
}

export function FilterChips({ locale, conditions, resetHref }: Props) {
  const t = getTranslator(locale)
  if (conditions.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('list:conditions.label')}>
      {conditions.map(({ name, text, removalHref }) => (
        <li key={name}>
          <RemovableChip removeText={t('list:conditions.remove')} href={removalHref}>
            {markRussian(locale, text)}
          </RemovableChip>
        </li>
      ))}
      {resetHref !== undefined && conditions.length > 1 && (
        <li>
          <a className={styles['reset']} href={resetHref}>
            {t('list:conditions.reset')}
          </a>
        </li>
      )}
    </ul>
  )
}
