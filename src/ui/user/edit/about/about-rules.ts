import { trimText } from '#domain/shared/invisible.ts'
import type { CategoryGroup } from '#domain/category/group-categories.ts'
import { parseWholeNumber } from '#domain/shared/whole-number.ts'
import { editLimits } from '#domain/user/edits.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import type { AboutFields } from './about-fields.ts'
import type { SpecialityFields } from './speciality-fields.ts'

/** The choice of categories: loading, unavailable, or groups. */
export type Choice = 'waiting' | 'failed' | readonly CategoryGroup[]

type Rule = (text: string) => true | string

const createRule =
  (isRight: (text: string) => boolean, error: string): Rule =>
  text =>
    isRight(text) || error

const isEmptyOr =
  (isRight: (text: string) => boolean) =>
  (text: string): boolean =>
    trimText(text) === '' || isRight(text)

const isWholeNumber = (most: number) => isEmptyOr(text => parseWholeNumber(text, most) !== undefined)

/** Accepts unchanged values from the API even if they break a rule of this form. */
const isUnchangedOr =
  (known: readonly string[], isRight: (text: string) => boolean) =>
  (text: string): boolean =>
    known.includes(text) || isRight(text)

const formatMost = (most: number) => ({ most: String(most) })

/** A category is required only if the tree has loaded and is not empty. */
export const createSpecialityRules = (
  t: Translate<'edit-about'>,
  choice: Choice,
  known: readonly SpecialityFields[],
) => ({
  category: createRule(
    value => value !== '' || typeof choice === 'string' || choice.length === 0,
    t('edit-about:services.category.error'),
  ),
  /** The API identifies a service by its category, so each category may occur once. */
  once: (at: number) => (value: string, fields: AboutFields) =>
    createRule(
      () =>
        value === '' ||
        countCategory(fields.specialities.slice(0, at + 1), value) <= Math.max(1, countCategory(known, value)),
      t('edit-about:services.category.twice'),
    )(value),
  name: (text: string) => (trimText(text) === '' ? t('edit-about:services.name.error') : createNameLengthRule(t)(text)),
  nameLength: createNameLengthRule(t),
  price: createRule(
    isUnchangedOr(
      known.map(({ priceFrom }) => priceFrom),
      isEmptyOr(text => (parseWholeNumber(text, editLimits.price) ?? 0) > 0),
    ),
    t('edit-about:services.price.error'),
  ),
})

const countCategory = (rows: readonly SpecialityFields[], category: string): number =>
  rows.filter(({ categoryId }) => categoryId === category).length

const createNameLengthRule = (t: Translate<'edit-about'>): Rule =>
  createRule(
    text => trimText(text).length <= editLimits.serviceName,
    t('edit-about:services.name.long', formatMost(editLimits.serviceName)),
  )

export const createYearsRule = (t: Translate<'edit-about'>, known: string): Rule =>
  createRule(
    isUnchangedOr([known], isWholeNumber(editLimits.experience)),
    t('edit-about:experience.error', formatMost(editLimits.experience)),
  )

export const createStoryRule = (t: Translate<'edit-about'>, known: string): Rule =>
  createRule(
    isUnchangedOr([known], text => trimText(text).length <= editLimits.about),
    t('edit-about:about.error', formatMost(editLimits.about)),
  )
