import type { ComponentProps } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field, type FieldProps, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

interface Props
  extends FieldTexts, Pick<FieldProps, 'isInvalid'>, Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** Unit inside the field: '₽'. Hidden from screen readers, so the label or the help must name it. */
  readonly suffix?: string
}

export function TextField({ label, note, help, error, isInvalid, suffix, id, ...nativeProps }: Props) {
  return (
    <Field {...{ id, label, note, help, error, isInvalid }}>
      {attributes => (
        <>
          <input
            {...nativeProps}
            {...attributes}
            className={classNames(styles['control'], suffix && styles['suffixed'])}
          />
          {suffix !== undefined && (
            <span className={styles['suffix']} aria-hidden="true">
              {suffix}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
