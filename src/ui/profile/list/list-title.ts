import type { City } from '#domain/city/city.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import { addRegion } from '#domain/city/namesakes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { lowerFirstLetter } from '#domain/profile/specialities.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getConditions } from './filter-chips.tsx'
import type { ShownList } from './shown-list.ts'

/** Adds the parent, because the name of a subcategory alone may be a school subject: 'Tutors in Kazan: English'. */
export const formatListTitle = (list: ListTitleInput): string => {
  const { locale, city, category, parent } = list
  const t = getTranslator(locale)
  const locative = city ? formatLocative(list, city) : t('list:inCountry')
  if (!category) return city ? t('list:title', { inCity: locative }) : t('list:countryTitle')
  return parent
    ? t('list:titleOfSubcategory', { parent: parent.name, category: lowerFirstLetter(category.name), inCity: locative })
    : t('list:titleOfCategory', { category: category.name, inCity: locative })
}

type ListTitleInput = Pick<ShownList, 'locale' | 'city' | 'namesakeRegion' | 'category' | 'parent'>

const formatLocative = ({ locale, namesakeRegion }: ListTitleInput, city: City): string =>
  addRegion(formatCityLocative(city.name, locale), namesakeRegion)

const formatSearchTitle = (list: ShownList): string => {
  const { locale, city, category, filters } = list
  const { search } = filters
  const t = getTranslator(locale)
  if (search === undefined) return formatListTitle(list)
  if (category) return t('list:titleOfSearchInCategory', { search, title: formatListTitle(list) })
  return city
    ? t('list:titleOfSearch', { search, inCity: formatLocative(list, city) })
    : t('list:titleOfSearchInCountry', { search })
}

export const formatListHeading = (list: ShownList, count: number | null): string => {
  const title = formatSearchTitle(list)
  return list.filters.search === undefined || !count
    ? title
    : getTranslator(list.locale)('list:titleWithCount', { title, count })
}

export const formatListPageTitle = (list: ShownList, page: number): string => {
  const t = getTranslator(list.locale)
  const { sort } = list.filters
  const title = formatSearchTitle(list)
  const filterConditions = getConditions(list).filter(({ name }) => name !== 'search')
  const conditions = [...filterConditions.map(({ text }) => text), ...(sort ? [t(sortTextKeys[sort])] : [])].join(', ')
  if (list.rejectedFilters.priceTo !== undefined) return t('list:errorTitle', { title })
  const titleWithConditions = conditions ? t('list:filteredTitle', { title, conditions }) : title
  return addPageNumber(list.locale, titleWithConditions, page)
}

const addPageNumber = (locale: Locale, title: string, page: number): string =>
  page > 1 ? getTranslator(locale)('list:numberedTitle', { title, page }) : title

/** Omits the order and all filters but the search, because such lists are not indexed. */
export const formatListDescription = (list: ShownList, page: number): string =>
  getTranslator(list.locale)('list:description', { title: addPageNumber(list.locale, formatSearchTitle(list), page) })

const sortTextKeys = {
  reviews: 'list:ordered.reviews',
  new: 'list:ordered.new',
  price: 'list:ordered.price',
} as const
