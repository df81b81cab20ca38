import type { Locale } from '#domain/shared/locale.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import { formatDate } from '#ui/i18n/format-date.ts'
import { formatPrice } from '#ui/i18n/format-number.ts'
import type { Translate } from '#ui/i18n/resources.ts'

interface Names {
  readonly category: string | undefined
  readonly city: string | undefined
}

/** What a receipt tells of a sent request, in the order of the form; what is unknown or was left out is empty. */
export const receiptRows = (
  t: Translate<'service-request'>,
  locale: Locale,
  { description, date, budget, phone }: ServiceRequest,
  { category = '', city = '' }: Names,
): readonly { readonly label: string; readonly value: string }[] => [
  { label: t('service-request:category.label'), value: category },
  { label: t('service-request:city.label'), value: city },
  { label: t('service-request:description.short'), value: description },
  { label: t('service-request:date.short'), value: date === null ? '' : formatDate(locale, date) },
  {
    label: t('service-request:budget.label'),
    value: budget === null ? '' : t('service-request:budget.upTo', { price: formatPrice(locale, budget, 'RUB') }),
  },
  { label: t('service-request:phone.label'), value: formatPhone(phone) },
]
