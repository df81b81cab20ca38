import type { ComponentProps } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronDown } from '#ui/kit/display/icons.ts'

type Props = FieldTexts & Omit<ComponentProps<'select'>, 'className' | 'style'>

export function SelectField({ label, note, help, error, id, children, ...nativeProps }: Props) {
  return (
    <Field {...{ id, label, note, help, error }}>
      {attributes => (
        <>
          <select {...nativeProps} {...attributes} className={classNames(styles['control'], styles['select'])}>
            {children}
          </select>
          <span className={styles['chevron']}>
            <Icon path={chevronDown} />
          </span>
        </>
      )}
    </Field>
  )
}
