'use client'

import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './error-summary.module.css'
import { muteFieldErrors } from '#ui/kit/fields/mute-field-errors.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleExclamationPoint } from '#ui/kit/display/page-icons.ts'

interface Props {
  readonly heading: string
  readonly errors?: readonly { readonly fieldId: string; readonly text: string }[]
  /** Increases with each submit; each failed one moves the focus to the summary. */
  readonly attempt: number
  readonly children?: ReactNode
}

/** Must be mounted without errors too, because it remembers the last announced attempt. */
export function ErrorSummary({ heading, errors = [], attempt, children }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const announcedAttempt = useRef<number>(undefined)
  const isShown = errors.length > 0 || children !== undefined
  // A layout effect runs before screen readers announce the errors beside the fields.
  useLayoutEffect(() => {
    if (!isShown || announcedAttempt.current === attempt) return
    announcedAttempt.current = attempt
    box.current?.focus()
    return muteFieldErrors(box.current?.closest('form'))
  }, [isShown, attempt])
  const focusField = (event: MouseEvent, fieldId: string) => {
    const element = document.getElementById(fieldId)
    if (!element) return
    event.preventDefault()
    element.focus({ preventScroll: true })
    // Centering shows the label and the error as well.
    element.scrollIntoView({ block: 'center' })
  }
  if (!isShown) return null
  return (
    <div
      ref={box}
      className={styles['summary']}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <Icon path={circleExclamationPoint} />
      <p className={styles['heading']} id={id}>
        {heading}
      </p>
      <div className={styles['text']} id={`${id}-text`}>
        {children}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={event => focusField(event, fieldId)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
