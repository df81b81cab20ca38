import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getConditions } from './filter-chips.tsx'
import type { ShownList } from './shown-list.ts'

/** The heading of a list: 'Электрики в Казани', 'Специалисты по всей России'. */
export const formatListTitle = (locale: Locale, city: City | null, category: Category | null): string => {
  const t = getTranslator(locale)
  if (!city) return category ? t('list:titleOfCountryCategory', { category: category.name }) : t('list:titleOfCountry')
  const where = formatCityLocative(city.name, locale)
  return category
    ? t('list:titleOfCategory', { category: category.name, inCity: where })
    : t('list:title', { inCity: where })
}

/** With the search text, if any: '«ЕГЭ» в Казани', '«ЕГЭ» — Математика в Казани'. */
const formatSearchTitle = ({ locale, city, category, filters: { search } }: ShownList): string => {
  const t = getTranslator(locale)
  if (search === undefined) return formatListTitle(locale, city, category)
  if (category) return t('list:titleOfSearchInCategory', { search, title: formatListTitle(locale, city, category) })
  return city
    ? t('list:titleOfSearch', { search, inCity: formatCityLocative(city.name, locale) })
    : t('list:titleOfSearchInCountry', { search })
}

/** The heading of a list. A search includes its count: '«маникюр» в Казани: 3'. */
export const formatListHeading = (list: ShownList, count: number | null): string => {
  const title = formatSearchTitle(list)
  return list.filters.search === undefined || !count
    ? title
    : getTranslator(list.locale)('list:titleWithCount', { title, count })
}

/** The page title, with filters, order and page: 'Электрики в Казани: до 1 500 ₽, сначала новые, страница 2'. */
export const formatListPageTitle = (list: ShownList, page: number): string => {
  const t = getTranslator(list.locale)
  const { sort } = list.filters
  const title = formatSearchTitle(list)
  const narrowing = getConditions(list).filter(({ name }) => name !== 'search')
  const conditions = [...narrowing.map(({ text }) => text), ...(sort ? [t(sortTextKeys[sort])] : [])].join(', ')
  if (list.rejected.priceTo !== undefined) return t('list:titleOfError', { title })
  const narrowed = conditions ? t('list:titleOfFiltered', { title, conditions }) : title
  return page > 1 ? t('list:titleOfPage', { title: narrowed, page }) : narrowed
}

const sortTextKeys = {
  reviews: 'list:ordered.reviews',
  new: 'list:ordered.new',
  price: 'list:ordered.price',
} as const
