import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleExclamationPoint } from '#ui/kit/display/icons.ts'
import styles from './field-error.module.css'

interface Props {
  /** Of the field. */
  readonly id: string
  readonly text: string | undefined
  /** What to do about it, where more can be done than to fill in the field. */
  readonly children?: ReactNode
}

/** The error of a field, beside it. Its place is there before it is, so that readers hear it come. */
export function FieldError({ id, text, children }: Props) {
  return (
    <div aria-live="polite">
      {text !== undefined && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon path={circleExclamationPoint} />
          <span>
            {text} {children}
          </span>
        </p>
      )}
    </div>
  )
}
