import { parseWhole } from '../../../../domain/shared/whole-number'
import { editLimits } from '../../../../domain/user/edit-limits'
import { fillText } from '../../../fill-text'
import type { EditAboutTexts } from '../../../i18n/edit-about-texts'
import type { Choice } from './category-field'

type Rule = (text: string) => true | string

const rule =
  (isRight: (text: string) => boolean, error: string): Rule =>
  text =>
    isRight(text) || error

const isEmptyOr =
  (isRight: (text: string) => boolean) =>
  (text: string): boolean =>
    text.trim() === '' || isRight(text)

const isWhole = (most: number) => isEmptyOr(text => parseWhole(text, most) !== undefined)

const mostOf = (most: number) => ({ most: String(most) })

/** A category is asked for only where there is one to choose. */
export const aboutRules = ({ category, name, price }: EditAboutTexts['services'], choice: Choice) => ({
  category: rule(value => value !== '' || typeof choice === 'string' || choice.length === 0, category.error),
  name: (text: string) =>
    text.trim() === '' ? name.error : rule(isShort, fillText(name.long, mostOf(editLimits.serviceName)))(text),
  price: rule(isWhole(editLimits.price), price.error),
})

const isShort = (text: string) => text.trim().length <= editLimits.serviceName

export const yearsRule = (error: string): Rule =>
  rule(isWhole(editLimits.experience), fillText(error, mostOf(editLimits.experience)))

export const storyRule = (error: string): Rule =>
  rule(text => text.trim().length <= editLimits.about, fillText(error, mostOf(editLimits.about)))
