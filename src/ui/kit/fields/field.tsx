import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'
import { fieldWiring, type FieldTexts, type FieldWiring } from './field-wiring.ts'

interface Props extends FieldTexts {
  readonly id: string
  /** Stands below the control, at its end. */
  readonly below?: ReactNode
  readonly children: (wiring: FieldWiring) => ReactNode
}

/** What stands around every control: label, help before it, the error beside it, and their wiring for readers. */
export function Field({ id, label, note, help, error, isRefused, below, children }: Props) {
  const wiring = fieldWiring(id, { help, error, isRefused })
  return (
    <div className={styles['field']}>
      <label className={styles['label']} id={`${id}-label`} htmlFor={id}>
        {label} {note !== undefined && <span className={styles['note']}>{note}</span>}
      </label>
      {help !== undefined && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={styles['box']}>{children(wiring)}</div>
      {below}
      <FieldError id={id} text={error} />
    </div>
  )
}
