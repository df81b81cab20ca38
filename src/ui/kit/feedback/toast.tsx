'use client'
import { useEffect, useRef } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleCheck, info, x } from '#ui/kit/display/icons.ts'
import { circleExclamationPoint } from '#ui/kit/display/page-icons.ts'
import styles from './toast.module.css'

interface Props {
  readonly kind: 'success' | 'info' | 'error'
  readonly text: string
  readonly action?: { readonly text: string; readonly run: () => void }
  readonly closeText: string
  readonly onClose: () => void
}

const icons = { success: circleCheck, info, error: circleExclamationPoint }

/** A short message. Screen readers announce errors at once (alert), the rest when idle (status). */
export function Toast({ kind, text, action, closeText, onClose }: Props) {
  // A live region announces only changes, so it must exist before its text.
  const liveRegion = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (liveRegion.current) liveRegion.current.textContent = text
  }, [text])
  return (
    <div className={styles['toast']}>
      <Icon path={icons[kind]} className={classNames(styles['icon'], styles[kind])} />
      <p className={styles['text']}>
        <span ref={liveRegion} role={kind === 'error' ? 'alert' : 'status'} />{' '}
        {action && (
          <button
            className={classNames('link', styles['action'])}
            type="button"
            onClick={() => {
              action.run()
              onClose()
            }}
          >
            {action.text}
          </button>
        )}
      </p>
      <button className={styles['close']} type="button" onClick={onClose}>
        <span className="unseen">{closeText}</span>
        <Icon path={x} />
      </button>
    </div>
  )
}
