import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { SelectField } from '#ui/kit/fields/select-field.tsx'
import type { Choice } from './about-rules.ts'

interface Props extends Pick<ComponentProps<'select'>, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly choice: Choice
  readonly value: string
  /** The name of the previous choice. */
  readonly known?: string | undefined
  readonly error: string | undefined
}

/** A native select grouped by top-level category. The previous choice stays available even if the tree no longer has it. */
export function CategoryField({ choice, value, known, ...field }: Props) {
  const { t } = useTranslation(['edit-about'])
  const groups = typeof choice === 'string' ? [] : choice
  const isListed = groups.some(({ categories }) => categories.some(({ id }) => String(id) === value))
  return (
    <SelectField
      {...field}
      label={t('edit-about:services.category.label')}
      value={value}
      aria-busy={choice === 'waiting' || undefined}
    >
      <option value="">{getEmptyOptionText(t, choice)}</option>
      {value !== '' && !isListed && (
        <option value={value}>
          {known ??
            (choice === 'waiting' ? t('edit-about:services.category.waiting') : t('edit-about:services.category.kept'))}
        </option>
      )}
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

const getEmptyOptionText = (t: Translate<'edit-about'>, choice: Choice): string => {
  if (choice === 'waiting') return t('edit-about:services.category.waiting')
  if (choice === 'failed') return t('edit-about:services.category.missing')
  return choice.length === 0 ? t('edit-about:services.category.empty') : t('edit-about:services.category.none')
}
