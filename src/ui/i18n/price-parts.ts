import type { PriceUnit } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatPrice } from './format-number.ts'
import { getTranslator, type TextKey } from './translator.ts'

export interface PriceParts {
  readonly from: string
  readonly amount: string
  /** Null if the unit is unknown, or if services at this price have different units. */
  readonly unit: string | null
}

interface Price {
  readonly amount: number
  readonly unit: PriceUnit | null
  readonly currency: string
}

/** 'от', '1 200 ₽', 'за занятие'. In English `long` gives 'per lesson' instead of '/ lesson'. */
export const getPriceParts = (locale: Locale, price: Price, unitStyle: 'short' | 'long' = 'short'): PriceParts => {
  const t = getTranslator(locale)
  const units = unitStyle === 'long' ? longUnits : shortUnits
  return {
    from: t('common:price.from'),
    amount: formatPrice(locale, price.amount, price.currency),
    unit: price.unit && t(units[price.unit]),
  }
}

export const formatUnit = (locale: Locale, unit: PriceUnit): string => getTranslator(locale)(longUnits[unit])

const shortUnits = {
  hour: 'common:price.for.hour',
  lesson: 'common:price.for.lesson',
  visit: 'common:price.for.visit',
  service: 'common:price.for.service',
  day: 'common:price.for.day',
  m2: 'common:price.for.m2',
} as const satisfies Record<PriceUnit, TextKey>

const longUnits = {
  hour: 'common:price.per.hour',
  lesson: 'common:price.per.lesson',
  visit: 'common:price.per.visit',
  service: 'common:price.per.service',
  day: 'common:price.per.day',
  m2: 'common:price.per.m2',
} as const satisfies Record<PriceUnit, TextKey>
