'use client'
import type { RefCallback } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleCheck, info, x } from '#ui/kit/display/icons.ts'
import { circleExclamationPoint } from '#ui/kit/display/page-icons.ts'
import styles from './toast.module.css'

interface Props {
  readonly kind: 'success' | 'info' | 'error'
  readonly lang?: string
  /** Attaches the live region, which exists before the toast, so that screen readers announce its text. */
  readonly slot: RefCallback<HTMLElement>
  /** Inserting the text moves the buttons, so a press that begins before that could end beside its button. */
  readonly isAnnounced: boolean
  readonly action?: { readonly text: string; readonly run: () => void }
  readonly shortcut: string
  readonly closeText: string
  readonly onClose: () => void
}

const icons = { success: circleCheck, info, error: circleExclamationPoint }

export function Toast({ kind, lang, slot, isAnnounced, action, shortcut, closeText, onClose }: Props) {
  return (
    <div className={classNames(styles['toast'], isAnnounced && styles['pressable'])} lang={lang}>
      <Icon path={icons[kind]} className={classNames(styles['icon'], styles[kind])} />
      <p className={styles['text']}>
        <span ref={slot} />{' '}
        <span className={styles['command']}>
          {action && (
            <button
              className={classNames('bare link', styles['action'])}
              type="button"
              onClick={() => {
                onClose()
                action.run()
              }}
            >
              {action.text}
            </button>
          )}{' '}
          <kbd aria-hidden="true" className={styles['key']}>
            {shortcut}
          </kbd>
        </span>
      </p>
      <button className={styles['close']} type="button" onClick={onClose}>
        <span className="visually-hidden">{closeText}</span>
        <Icon path={x} />
      </button>
    </div>
  )
}
