import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleExclamationPoint } from '#ui/kit/display/icons.ts'
import errorStyles from './field-error.module.css'

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

interface FieldErrorProps {
  /** Of the field. */
  readonly id: string
  readonly text: string | undefined
  /** What to do about it, where more can be done than to fill in the field. */
  readonly children?: ReactNode
}

/** The error of a field, beside it. Its place is there before it is, so that readers hear it come. */
export function FieldError({ id, text, children }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {text !== undefined && (
        <p className={errorStyles['error']} id={`${id}-error`}>
          <Icon path={circleExclamationPoint} />
          <span>
            {text} {children}
          </span>
        </p>
      )}
    </div>
  )
}

export interface FieldTexts {
  readonly label: string
  /** Behind the label: '(необязательно)'. */
  readonly note?: string | undefined
  /** Read before the field is filled in. */
  readonly help?: ReactNode
  /** What is wrong with what stands in the field, and how to put it right. */
  readonly error?: string | undefined
  /** It is not taken, and why is said elsewhere. */
  readonly isRefused?: boolean | undefined
}

interface FieldWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** What a control needs so that readers say its help and its error with it. */
export function fieldWiring(
  id: string,
  { help, error, isRefused = false }: Pick<FieldTexts, 'help' | 'error' | 'isRefused'>,
): FieldWiring {
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error !== undefined || isRefused ? true : undefined,
  }
}
