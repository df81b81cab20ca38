import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getCityFilterTexts, type CityFilterTexts } from '#ui/city/list/city-filter-texts.ts'

/** Texts of the picker, as props of a client component. */
export interface CityPickerTexts extends CityFilterTexts {
  readonly heading: string
  readonly close: string
  /** Name of the grid. */
  readonly cities: string
  /** Name of the panel while a search is typed. */
  readonly matches: string
  readonly letters: string
  readonly largest: string
  readonly other: string
  /** '{{shown}} of {{total}}'. */
  readonly count: string
  /** Keyboard hints. */
  readonly move: string
  readonly open: string
  readonly leave: string
  readonly changed: string
}

export const getCityPickerTexts = (locale: Locale): CityPickerTexts => {
  const t = getTranslator(locale)
  return {
    ...getCityFilterTexts(locale),
    label: t('city:picker.field'),
    heading: t('city:picker.heading'),
    close: t('common:overlay.close'),
    cities: t('common:nav.cities'),
    matches: t('city:picker.matches'),
    letters: t('home:cities.letters'),
    largest: t('home:cities.largest'),
    other: t('home:cities.other'),
    count: t('city:picker.count', { skipInterpolation: true }),
    move: t('city:picker.move'),
    open: t('city:picker.open'),
    leave: t('city:picker.leave'),
    changed: t('city:picker.changed', { skipInterpolation: true }),
  }
}
