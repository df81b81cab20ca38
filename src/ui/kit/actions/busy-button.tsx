'use client'

import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { getButtonClass, type ButtonLook } from './button.tsx'
import styles from './busy-button.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'

type NativeProps = Omit<ComponentProps<'button'>, 'className' | 'onClick' | 'ref' | 'type'>

interface Props extends ButtonLook, NativeProps {
  readonly busy: boolean
  /** Without an ellipsis: 'Отправляем'. */
  readonly busyText: string
  /** Ignores clicks but, unlike a disabled button, keeps the focus. */
  readonly unavailable?: boolean
  /** Without a handler the button submits its form. */
  readonly onPress?: () => void
}

export function BusyButton({
  busy,
  busyText,
  unavailable = false,
  onPress,
  kind = 'primary',
  large = false,
  small = false,
  flush = false,
  children,
  ...nativeProps
}: Props) {
  const buttonClass = getButtonClass({ kind, large, small, flush })
  const buttonRef = useRef<HTMLButtonElement>(null)
  // The browser takes the focus from fields that become inert.
  useLayoutEffect(() => {
    if (busy && document.activeElement?.closest('[inert]')) buttonRef.current?.focus()
  }, [busy])
  return (
    <>
      <button
        {...nativeProps}
        ref={buttonRef}
        className={classNames(buttonClass, busy && styles['busy'])}
        type={onPress ? 'button' : 'submit'}
        aria-disabled={busy || unavailable || undefined}
        onClick={event => {
          if (busy || unavailable) event.preventDefault()
          else onPress?.()
        }}
      >
        <span className={styles['stack']}>
          <span className={styles['label']}>{children}</span>
          <span className={styles['progress']} aria-hidden="true">
            <span className={styles['spinner']} />
            <span className={styles['busyText']}>{busyText}…</span>
          </span>
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {busy ? busyText : ''}
      </span>
    </>
  )
}
