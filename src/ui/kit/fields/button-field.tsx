import type { Ref } from 'react'
import buttonStyles from './button-field.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronRight } from '#ui/kit/display/icons.ts'

interface Props extends FieldTexts {
  readonly id?: string
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly value: string | undefined
  readonly emptyText: string
  readonly onPress: () => void
}

/** Without `aria-labelledby`, the label would replace the value in the accessible name. */
export function ButtonField({ label, note, help, error, id, ref, value, emptyText, onPress }: Props) {
  const controlClass = classNames(
    styles['control'],
    buttonStyles['button'],
    value === undefined && buttonStyles['empty'],
  )
  return (
    <Field {...{ id, label, note, help, error }}>
      {attributes => (
        <>
          <button
            {...attributes}
            ref={ref}
            className={controlClass}
            type="button"
            aria-haspopup="dialog"
            aria-labelledby={`${attributes.id}-label ${attributes.id}`}
            onClick={onPress}
          >
            {value ?? emptyText}
          </button>
          <span className={styles['chevron']}>
            <Icon path={chevronRight} />
          </span>
        </>
      )}
    </Field>
  )
}
