import {
  isServiceDate,
  type ServiceRequest,
  serviceRequestLimits as limits,
} from '#domain/service-request/service-request.ts'
import { trimText } from '#domain/shared/invisible.ts'
import { parsePhone, formatPhone } from '#domain/shared/phone.ts'
import { countCharacters } from '#domain/shared/text.ts'
import { parseWholeNumber } from '#domain/shared/whole-number.ts'
import { formatNumber, formatPrice } from '#ui/i18n/format-number.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { hasTextFields, type TextFields } from '#ui/form/stored-fields.ts'
import type { RequestTarget } from '#ui/service-request/request-target.ts'
import { formatDate } from '#ui/i18n/format-date.ts'

interface ReceiptNames {
  readonly category: string | undefined
  readonly city: string | undefined
}

export const createReceiptRows = (
  t: Translate<'service-request'>,
  locale: Locale,
  { description, date, budget, phone }: ServiceRequest,
  { category = '', city = '' }: ReceiptNames,
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

/** In the order of the form. */
export const requestFieldNames = ['categoryId', 'cityId', 'description', 'date', 'budget', 'phone'] as const

/** Values as typed. A choice is an id or empty. The date is `YYYY-MM-DD`. */
export type RequestFields = TextFields<(typeof requestFieldNames)[number]>

interface KnownFields {
  readonly cityId?: number | undefined
  readonly phone?: string | null | undefined
}

export function createInitialFields(
  { city, category, specialist }: RequestTarget,
  knownFields: KnownFields,
): RequestFields {
  const [firstCategoryId, ...otherCategoryIds] = specialist?.categoryIds ?? []
  const categoryId = category?.id ?? (otherCategoryIds.length === 0 ? firstCategoryId : undefined)
  return {
    categoryId: categoryId === undefined ? '' : String(categoryId),
    cityId: String(city?.id ?? knownFields.cityId ?? ''),
    description: '',
    date: '',
    budget: '',
    phone: knownFields.phone ? formatPhone(knownFields.phone) : '',
  }
}

/** Expects valid fields. */
export const toServiceRequest = (fields: RequestFields, { specialist }: RequestTarget): ServiceRequest => ({
  cityId: Number(fields.cityId),
  categoryId: Number(fields.categoryId),
  ...(specialist && { profileId: specialist.id }),
  description: trimText(fields.description),
  date: fields.date === '' ? null : fields.date,
  budget: parseBudget(fields.budget) ?? null,
  phone: parsePhone(fields.phone) ?? '',
})

const parseBudget = (text: string): number | undefined => parseWholeNumber(text, limits.budget) || undefined

type Rule = (text: string) => true | string

export function createRequestRules(
  t: Translate<'service-request'>,
  locale: Locale,
): Readonly<Record<keyof RequestFields, Rule>> {
  const requireChoice =
    (error: string): Rule =>
    id =>
      id !== '' || error
  return {
    categoryId: requireChoice(t('service-request:category.error')),
    cityId: requireChoice(t('service-request:city.error')),
    description(text) {
      if (trimText(text) === '') return t('service-request:description.error')
      const max = formatNumber(locale, limits.description)
      return countCharacters(text) <= limits.description || t('service-request:description.long', { most: max })
    },
    date: text => text === '' || isServiceDate(text, new Date()) || t('service-request:date.error'),
    budget: text =>
      trimText(text) === '' ||
      parseBudget(text) !== undefined ||
      t('service-request:budget.error', { most: formatNumber(locale, limits.budget) }),
    phone: text => parsePhone(text) !== undefined || t('service-request:phone.error'),
  }
}

export const isRequestFields = hasTextFields(requestFieldNames)
