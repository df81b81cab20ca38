import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getCityFilterTexts, type CityFilterTexts } from '#ui/city/list/city-filter-texts.ts'

export interface CityPickerTexts extends CityFilterTexts {
  readonly heading: string
  readonly close: string
  readonly gridLabel: string
  readonly matchesLabel: string
  readonly citiesByLetter: string
  readonly largestCities: string
  readonly otherCities: string
  /** '{{shown}} of {{total}}'. */
  readonly count: string
  readonly moveHint: string
  readonly openHint: string
  readonly closeHint: string
  readonly cityChanged: string
}

export const getCityPickerTexts = (locale: Locale): CityPickerTexts => {
  const t = getTranslator(locale)
  return {
    ...getCityFilterTexts(locale),
    label: t('city:picker.field'),
    heading: t('city:picker.heading'),
    close: t('common:overlay.close'),
    gridLabel: t('common:nav.cities'),
    matchesLabel: t('city:picker.matches'),
    citiesByLetter: t('home:cities.letters'),
    largestCities: t('home:cities.largest'),
    otherCities: t('home:cities.other'),
    count: t('city:picker.count', { skipInterpolation: true }),
    moveHint: t('city:picker.move'),
    openHint: t('city:picker.open'),
    closeHint: t('city:picker.leave'),
    cityChanged: t('city:picker.changed', { skipInterpolation: true }),
  }
}
