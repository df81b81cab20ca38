'use client'

import { useId, type ReactNode } from 'react'
import { FieldError } from './field.tsx'
import styles from './switch.module.css'

interface Props {
  readonly label: string
  readonly help?: string
  readonly isOn: boolean
  readonly onPress: (isOn: boolean) => void
  /** Why the last change was undone. */
  readonly failure: ReactNode
  /** 'Повторить'. */
  readonly retry: string
  readonly disabled?: boolean
}

/** A setting that is on or off. The whole row is clickable. */
export function Switch({ label, help, isOn, onPress, failure, retry, disabled }: Props) {
  const id = useId()
  return (
    <div className={styles['setting']}>
      <label className={styles['row']}>
        <span>
          {label}
          {help !== undefined && (
            <span className={styles['help']} id={`${id}-help`}>
              {help}
            </span>
          )}
        </span>
        <input
          id={id}
          className={styles['switch']}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          aria-describedby={failure === undefined ? undefined : `${id}-error`}
          onChange={event => onPress(event.currentTarget.checked)}
        />
      </label>
      <FieldError id={id} text={failure}>
        <button className={styles['retry']} type="button" onClick={() => onPress(!isOn)}>
          {retry}
        </button>
      </FieldError>
    </div>
  )
}
