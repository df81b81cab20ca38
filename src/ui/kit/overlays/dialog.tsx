'use client'
import { useId, useRef, useState, type ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './dialog.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { x } from '#ui/kit/display/icons.ts'
import { OverlayContainer } from './overlay-container.ts'
import { useModal } from './modal.ts'

export interface DialogLook {
  /** 440, 520 or 920 wide; the large one has a height of its own, so that nothing jumps with what it shows. */
  readonly size?: 'small' | 'medium' | 'large'
  /** On a phone: the whole screen, or in its middle. */
  readonly phone?: 'sheet' | 'centre'
}

interface Props extends DialogLook {
  readonly heading: string
  /** Says what × does. */
  readonly closeText: string
  /** × or Escape. */
  readonly onClose: () => void
  /** A question that stands in the way. */
  readonly isAlert?: boolean
  /** The id of what says more than the heading. */
  readonly describedBy?: string
  /** Stays in sight under the heading while the rest scrolls. */
  readonly top?: ReactNode
  /** Stays in sight at the bottom. */
  readonly bottom?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog: open as long as it is there. The focus goes to what bears `data-first-focus`, or else to the dialog itself. */
export function Dialog({
  heading,
  closeText,
  onClose,
  isAlert = false,
  describedBy,
  top,
  bottom,
  children,
  size = 'medium',
  phone = 'sheet',
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const headingId = useId()
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], size !== 'medium' && styles[size], phone === 'sheet' && styles['sheet'])}
      role={isAlert ? 'alertdialog' : undefined}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      onCancel={event => {
        // What is open is known outside: the browser only asks.
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <header className={styles['head']}>
        <h2 id={headingId}>{heading}</h2>
        <button className={styles['close']} type="button" onClick={onClose}>
          <span className="unseen">{closeText}</span>
          <Icon path={x} />
        </button>
        {top !== undefined && <div className={styles['top']}>{top}</div>}
      </header>
      <OverlayContainer value={container}>
        <div className={styles['body']}>{children}</div>
        {bottom !== undefined && <footer className={styles['bottom']}>{bottom}</footer>}
      </OverlayContainer>
      <div ref={setContainer} />
    </dialog>
  )
}
