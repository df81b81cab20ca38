'use client'

import { useId } from 'react'
import { FieldError } from './field.tsx'
import styles from './switch.module.css'
import { useSavedSwitch, type SaveSwitch } from './use-saved-switch.ts'

interface Props {
  readonly label: string
  readonly help?: string
  readonly saved: boolean
  readonly save: SaveSwitch
  /** 'Повторить'. */
  readonly retry: string
  readonly disabled?: boolean
}

/** A setting that is saved at once. The whole row is clickable. */
export function Switch({ label, help, saved, save, retry, disabled }: Props) {
  const id = useId()
  const { on, failure, press } = useSavedSwitch(saved, save)
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
          checked={on}
          aria-checked={on}
          disabled={disabled}
          aria-describedby={failure === undefined ? undefined : `${id}-error`}
          onChange={event => press(event.currentTarget.checked)}
        />
      </label>
      <FieldError id={id} text={failure}>
        <button className={styles['retry']} type="button" onClick={() => press(!on)}>
          {retry}
        </button>
      </FieldError>
    </div>
  )
}
