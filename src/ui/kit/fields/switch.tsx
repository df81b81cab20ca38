'use client'

import { useId, useRef, type ReactNode } from 'react'
import { FieldError } from './field.tsx'
import styles from './switch.module.css'

interface Props {
  readonly label: string
  readonly help?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error: ReactNode
  readonly retryLabel: string
  readonly disabled?: boolean
}

export function Switch({ label, help, checked, onChange, error, retryLabel, disabled }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const retry = () => {
    // The retry button disappears with the error.
    input.current?.focus()
    onChange(!checked)
  }
  return (
    <div className={styles['setting']}>
      <label className={styles['row']}>
        <span>
          {label}
          {help !== undefined && <span className={styles['help']}>{help}</span>}
        </span>
        <input
          ref={input}
          id={id}
          className={styles['switch']}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      </label>
      <FieldError id={id} text={error}>
        <button className={`bare ${styles['retry']}`} type="button" onClick={retry}>
          {retryLabel}
        </button>
      </FieldError>
    </div>
  )
}
