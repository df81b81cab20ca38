import { useId, type ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleExclamationPoint } from '#ui/kit/display/page-icons.ts'
import errorStyles from './field-error.module.css'

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined
  /** Marks the field as invalid; the reason is shown elsewhere. */
  readonly isInvalid?: boolean | undefined
  readonly renderFooter?: (fieldId: string) => ReactNode
  readonly children: (attributes: FieldAttributes) => ReactNode
}

export function Field({ id: givenId, label, note, help, error, isInvalid, renderFooter, children }: FieldProps) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const attributes = getFieldAttributes(id, { help, error, isInvalid })
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
      <div className={styles['box']}>{children(attributes)}</div>
      {renderFooter?.(id)}
      <FieldError id={id} text={error} />
    </div>
  )
}

interface FieldErrorProps {
  /** Id of the field, or of the part of the page that the error is about. */
  readonly id: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

/** The live region is always in the page, so that screen readers announce a new error. */
export function FieldError({ id, text, children }: FieldErrorProps) {
  return (
    <div aria-live="polite" data-field-error>
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
  /** Text after the label: '(необязательно)'. */
  readonly note?: string | undefined
  readonly help?: ReactNode
  readonly error?: string | undefined
}

interface FieldAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export function getFieldAttributes(
  id: string,
  { help, error, isInvalid = false }: Pick<FieldProps, 'help' | 'error' | 'isInvalid'>,
): FieldAttributes {
  const describedBy = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error !== undefined || isInvalid ? true : undefined,
  }
}
