import type { Category } from '../../domain/category/category'
import type { City } from '../../domain/city/city'
import { inCity } from '../../domain/city/city-grammar'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'

/** What a list is called: 'Электрики в Казани', 'Специалисты по всей России'. */
export const listTitle = (locale: Locale, city: City | null, category: Category | null): string => {
  const t = translator(locale)
  if (!city) return category ? t('list:titleOfCountryCategory', { category: category.name }) : t('list:titleOfCountry')
  const where = inCity(city.name, locale)
  return category
    ? t('list:titleOfCategory', { category: category.name, inCity: where })
    : t('list:title', { inCity: where })
}
