import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { SelectField } from '#ui/kit/fields/select-field.tsx'
import type { CategoryOptions } from './about-rules.ts'

interface Props extends Pick<ComponentProps<'select'>, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly categoryOptions: CategoryOptions
  readonly value: string
  readonly error: string | undefined
}

export function CategoryField({ categoryOptions, value, ...field }: Props) {
  const { t } = useTranslation(['edit-about'])
  const groups = typeof categoryOptions === 'string' ? [] : categoryOptions
  const isListed = groups.some(({ categories }) => categories.some(({ id }) => String(id) === value))
  return (
    <SelectField
      {...field}
      label={t('edit-about:services.category.label')}
      value={value}
      aria-busy={categoryOptions === 'loading' || undefined}
    >
      <option value="">{getEmptyOptionText(t, categoryOptions)}</option>
      {value !== '' && !isListed && (
        <option value={value}>
          {categoryOptions === 'loading'
            ? t('edit-about:services.category.waiting')
            : t('edit-about:services.category.kept')}
        </option>
      )}
      {groups.map(({ id: groupId, name, categories }) => (
        <optgroup key={groupId} label={name}>
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

const getEmptyOptionText = (t: Translate<'edit-about'>, categoryOptions: CategoryOptions): string => {
  if (categoryOptions === 'loading') return t('edit-about:services.category.waiting')
  if (categoryOptions === 'failed') return t('edit-about:services.category.missing')
  return categoryOptions.length === 0 ? t('edit-about:services.category.empty') : t('edit-about:services.category.none')
}
