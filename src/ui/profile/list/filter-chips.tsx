import { withoutFilter, type FilterName, type ProfileFilters } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber, formatPrice } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getListHref, type ShownList } from './shown-list.ts'
import { RemovalLink } from '#ui/kit/actions/chip.tsx'
import styles from './filter-chips.module.css'

/** An active filter: its text, and the address of the list without it. */
export interface Condition {
  readonly name: FilterName | 'category'
  readonly text: string
  readonly without: string
}

/** Currency of the price filter: the API compares prices as plain numbers. */
const filterCurrency = 'RUB'

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
  const words = formatFilters(list.locale, list.filters)
  return narrowingFilters.flatMap(name => {
    const text = words[name]
    return text === false
      ? []
      : [{ name, text, without: getListHref(list, { filters: withoutFilter(list.filters, name) }) }]
  })
}

/** The active filters of a list, with its category. */
export const getAllConditions = (list: ShownList): readonly Condition[] => [
  ...(list.category
    ? [{ name: 'category', text: list.category.name, without: getListHref(list, { category: null }) } as const]
    : []),
  ...getConditions(list),
]

interface Props {
  readonly locale: Locale
  readonly conditions: readonly Condition[]
  /** Address of the list without any filter. */
  readonly reset?: string
}

export function FilterChips({ locale, conditions, reset }: Props) {
  const t = getTranslator(locale)
  if (conditions.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('list:conditions.label')}>
      {conditions.map(({ name, text, without }) => (
        <li key={name}>
          <RemovalLink remove={t('list:conditions.remove')} href={without}>
            {text}
          </RemovalLink>
        </li>
      ))}
      {reset !== undefined && conditions.length > 1 && (
        <li>
          <a className={styles['reset']} href={reset}>
            {t('list:conditions.reset')}
          </a>
        </li>
      )}
    </ul>
  )
}
