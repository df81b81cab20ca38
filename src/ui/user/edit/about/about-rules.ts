import { trimText } from '#domain/shared/invisible.ts'
import type { CategoryGroup } from '#domain/category/group-categories.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { countCharacters } from '#domain/shared/text.ts'
import { parseWholeNumber } from '#domain/shared/whole-number.ts'
import { editLimits } from '#domain/user/edits.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import type { AboutFields } from './about-fields.ts'
import type { SpecialityFields } from './speciality-fields.ts'

export type CategoryOptions = 'loading' | 'failed' | readonly CategoryGroup[]

type Rule = (text: string) => true | string

const createRule =
  (isValid: (text: string) => boolean, error: string): Rule =>
  text =>
    isValid(text) || error

const isEmptyOr =
  (isValid: (text: string) => boolean) =>
  (text: string): boolean =>
    trimText(text) === '' || isValid(text)

const isEmptyOrWholeNumber = (max: number) => isEmptyOr(text => parseWholeNumber(text, max) !== undefined)

/** Accepts unchanged values from the API even if they break a rule of this form. */
const isUnchangedOr =
  (loadedValues: readonly string[], isValid: (text: string) => boolean) =>
  (text: string): boolean =>
    loadedValues.includes(text) || isValid(text)

const createMaxParam = (locale: Locale, max: number) => ({ most: formatNumber(locale, max) })

export const createSpecialityRules = (
  t: Translate<'edit-about'>,
  locale: Locale,
  categoryOptions: CategoryOptions,
  loadedRows: readonly SpecialityFields[],
) => ({
  category: createRule(
    value => value !== '' || typeof categoryOptions === 'string' || categoryOptions.length === 0,
    t('edit-about:services.category.error'),
  ),
  /** Each category may occur once, unless the API has it several times already. */
  createUniqueRule: (index: number) => (value: string, fields: AboutFields) =>
    createRule(
      () =>
        value === '' ||
        countCategory(fields.specialities.slice(0, index + 1), value) <= Math.max(1, countCategory(loadedRows, value)),
      t('edit-about:services.category.twice'),
    )(value),
  name: (text: string) =>
    trimText(text) === '' ? t('edit-about:services.name.error') : createNameLengthRule(t, locale)(text),
  nameLength: createNameLengthRule(t, locale),
  price: createRule(
    isUnchangedOr(
      loadedRows.map(({ priceFrom }) => priceFrom),
      isEmptyOr(text => (parseWholeNumber(text, editLimits.price) ?? 0) > 0),
    ),
    t('edit-about:services.price.error', createMaxParam(locale, editLimits.price)),
  ),
})

const countCategory = (rows: readonly SpecialityFields[], category: string): number =>
  rows.filter(({ categoryId }) => categoryId === category).length

const createNameLengthRule = (t: Translate<'edit-about'>, locale: Locale): Rule =>
  createRule(
    text => countCharacters(text) <= editLimits.serviceName,
    t('edit-about:services.name.long', createMaxParam(locale, editLimits.serviceName)),
  )

export const createYearsRule = (t: Translate<'edit-about'>, locale: Locale, loadedValue: string): Rule =>
  createRule(
    isUnchangedOr([loadedValue], isEmptyOrWholeNumber(editLimits.experience)),
    t('edit-about:experience.error', createMaxParam(locale, editLimits.experience)),
  )

export const createAboutTextRule = (t: Translate<'edit-about'>, locale: Locale, loadedValue: string): Rule =>
  createRule(
    isUnchangedOr([loadedValue], text => countCharacters(text) <= editLimits.about),
    t('edit-about:about.error', createMaxParam(locale, editLimits.about)),
  )
