import { trimText } from '#domain/shared/invisible.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { editLimits } from '#domain/user/edits.ts'
import { formatPrice } from '#ui/i18n/format-number.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import type { FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { formatErrorLine } from '#ui/form/error-lines.ts'
import { formatBulletList, createRowLabeler } from '#ui/user/edit/entries/entry-texts.ts'
import type { AboutFields } from './about-fields.ts'
import { isPriceUnit, parseNumber, type SpecialityFields } from './speciality-fields.ts'

export function describeAboutFields(
  locale: Locale,
  t: Translate<'edit-about'>,
  options: AboutFormatOptions,
): FieldDescriptions<AboutFields> {
  const labels = new Map([
    ['cityId', t('edit-about:city.label')],
    ['experienceYears', t('edit-about:experience.label')],
    ['about', t('edit-about:about.label')],
    ['specialities', t('edit-about:services.heading')],
  ])
  const getRowLabel = createRowLabeler(
    'specialities',
    rowNumber => t('edit-about:services.list.entry', { number: rowNumber }),
    {
      categoryId: t('edit-about:services.category.label'),
      name: t('edit-about:services.name.label'),
      priceFrom: t('edit-about:services.price.fieldName'),
      priceUnit: t('edit-about:services.unit.label'),
    },
  )
  const formatters = createAboutFormatters(locale, t, options)
  return {
    getLabel: field => labels.get(field) ?? field,
    formatValue: (field, fields) => {
      if (field === 'cityId') return formatters.cityId(fields.cityId)
      if (field === 'specialities') return formatters.specialities(fields.specialities)
      return field === 'about' || field === 'experienceYears' ? formatters[field](fields[field]) : ''
    },
    formatLine: (path, text) => formatErrorLine(labels.get(path) ?? getRowLabel(path), text),
  }
}

type AboutFormatters = { readonly [N in keyof AboutFields]: (value: AboutFields[N]) => string }

interface AboutFormatOptions {
  readonly currency: string
  readonly getCityName: (id: number) => string | undefined
  readonly getCategoryName: (id: string) => string | undefined
}

export function createAboutFormatters(
  locale: Locale,
  t: Translate<'edit-about'>,
  { currency, getCityName, getCategoryName }: AboutFormatOptions,
): AboutFormatters {
  const units = t('edit-about:services.unit', { returnObjects: true })
  const formatSpecialityPrice = ({ priceFrom, priceUnit }: SpecialityFields): string => {
    const amount = parseNumber(priceFrom, editLimits.price)
    if (amount === null || Number.isNaN(amount)) return priceFrom.trim()
    const unit = isPriceUnit(priceUnit) ? units[priceUnit] : priceUnit
    const parts = [t('edit-about:services.from'), formatPrice(locale, amount, currency), unit]
    return parts.filter(Boolean).join(' ')
  }
  return {
    cityId: id => (id === null ? '' : (getCityName(id) ?? t('edit-about:city.unnamed'))),
    experienceYears: trimText,
    about: trimText,
    specialities: rows =>
      formatBulletList(
        rows.map((row, index) => {
          const categoryName = getCategoryName(row.categoryId)
          const name = trimText(row.name) || categoryName || t('edit-about:services.list.entry', { number: index + 1 })
          const parts = [name, categoryName === name ? '' : categoryName, formatSpecialityPrice(row)]
          return parts.filter(Boolean).join(', ')
        }),
      ),
  }
}
