import type { ComponentProps } from 'react'
import type { CategoryGroup } from '#domain/category/category-groups.ts'
import type { EditAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import { SelectField } from '#ui/kit/fields/select-field.tsx'

/** What may be chosen: not there yet, not to be had, or groups. */
export type Choice = 'waiting' | 'failed' | readonly CategoryGroup[]

interface Props extends Pick<ComponentProps<'select'>, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly texts: EditAboutTexts['services']['category']
  readonly choice: Choice
  readonly value: string
  readonly error: string | undefined
}

/** The browser's own list, grouped by the tops of the tree. What was chosen before stays, whatever may be chosen now. */
export function CategoryField({ texts, choice, value, ...field }: Props) {
  const groups = typeof choice === 'string' ? [] : choice
  const isThere = groups.some(({ categories }) => categories.some(({ id }) => String(id) === value))
  return (
    <SelectField {...field} label={texts.label} value={value} aria-busy={choice === 'waiting' || undefined}>
      <option value="">{noneText(texts, choice)}</option>
      {value !== '' && !isThere && <option value={value}>{choice === 'waiting' ? texts.waiting : texts.kept}</option>}
      {groups.map(({ id: top, name, categories }) => (
        <optgroup key={top} label={name}>
          {categories.map(({ id, path }) => (
            <option key={id} value={id}>
              {path.join(' › ')}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

const noneText = (texts: Props['texts'], choice: Choice): string => {
  if (choice === 'waiting') return texts.waiting
  if (choice === 'failed') return texts.missing
  return choice.length === 0 ? texts.empty : texts.none
}
