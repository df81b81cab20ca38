'use client'

import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './button.tsx'
import styles from './busy-button.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'

type Native = Omit<ComponentProps<'button'>, 'className' | 'onClick' | 'type'>

interface Props extends ButtonLook, Native {
  readonly busy: boolean
  /** 'Отправляем', said when the work begins. */
  readonly busyText: string
  /** Without it the button submits its form. */
  readonly onPress?: () => void
}

/** A button whose work takes time. Meanwhile it keeps its width and the focus, and presses do nothing. */
export function BusyButton({
  busy,
  busyText,
  onPress,
  kind = 'primary',
  large = false,
  small = false,
  flush = false,
  children,
  ...native
}: Props) {
  const look = buttonLook({ kind, large, small, flush })
  return (
    <>
      <button
        {...native}
        className={classNames(look, busy && styles['busy'])}
        type={onPress ? 'button' : 'submit'}
        aria-disabled={busy || undefined}
        onClick={event => {
          if (busy) event.preventDefault()
          else onPress?.()
        }}
      >
        <span className={styles['stack']}>
          <span className={styles['label']}>{children}</span>
          <span className={styles['work']} aria-hidden="true">
            <span className={styles['spinner']} />
            <span className={styles['words']}>{busyText}…</span>
          </span>
        </span>
      </button>
      <span className="unseen" role="status">
        {busy ? busyText : ''}
      </span>
    </>
  )
}
