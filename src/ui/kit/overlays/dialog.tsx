'use client'
import { useId, useRef, useState, type ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './dialog.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { x } from '#ui/kit/display/icons.ts'
import { OverlayContainerContext } from './overlay-container.ts'
import { useModal } from './modal.ts'

interface DialogLook {
  /** A large dialog has a fixed height, so that it does not jump with its content. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly phoneLayout?: 'sheet' | 'center'
}

interface Props extends DialogLook {
  readonly heading: string
  readonly closeText: string
  readonly onClose: () => void
  readonly isLocked?: boolean
  /** Hides the dialog below while open. */
  readonly isStep?: boolean
  readonly isAlert?: boolean
  readonly describedBy?: string | undefined
  readonly top?: ReactNode
  /** Hidden on phones if the dialog is large. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

const getClass = (size: DialogLook['size'], phoneLayout: DialogLook['phoneLayout'], isStep: boolean) =>
  classNames(
    styles['dialog'],
    size !== undefined && size !== 'medium' && styles[size],
    phoneLayout === 'sheet' && styles['sheet'],
    isStep && styles['step'],
  )

/** Open while mounted. Focus moves to `[data-first-focus]`, or else to the dialog itself. */
export function Dialog({
  heading,
  closeText,
  onClose,
  isLocked = false,
  isStep = false,
  isAlert = false,
  describedBy,
  top,
  footer,
  children,
  size = 'medium',
  phoneLayout = 'sheet',
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const headingId = useId()
  useModal(dialog, isStep)
  const requestClose = () => {
    if (!isLocked) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={getClass(size, phoneLayout, isStep)}
      role={isAlert ? 'alertdialog' : undefined}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      onCancel={event => {
        // The parent controls whether the dialog is open.
        event.preventDefault()
        requestClose()
      }}
      onClose={() => {
        // In StrictMode, the effect of `useModal` runs twice, and has reopened the dialog before this event.
        if (dialog.current?.open !== false) return
        // Browsers close the dialog on a second Escape despite preventDefault. The parent may keep it open.
        dialog.current.showModal()
        requestClose()
      }}
    >
      <div className={styles['head']}>
        <h2 id={headingId}>{heading}</h2>
        <button className={styles['close']} type="button" aria-disabled={isLocked || undefined} onClick={requestClose}>
          <span className="visually-hidden">{closeText}</span>
          <Icon path={x} />
        </button>
        {top !== undefined && <div className={styles['top']}>{top}</div>}
      </div>
      <OverlayContainerContext value={container}>
        <div className={styles['body']}>{children}</div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </OverlayContainerContext>
      <div ref={setContainer} />
    </dialog>
  )
}
