'use client'
import { useId } from 'react'
import styles from './alert-dialog.module.css'
import { Button } from '#ui/kit/actions/button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  readonly heading: string
  readonly text?: string
  readonly accept: string
  readonly reject: string
  /** Accepting can't be undone, so the button that rejects gets the focus. */
  readonly destructive?: boolean
  readonly closeText: string
  /** `isAccepted` is undefined if the visitor closes the dialog without an answer. */
  readonly onAnswer: (isAccepted?: boolean) => void
}

export function AlertDialog({ heading, text, accept, reject, destructive = false, closeText, onAnswer }: Props) {
  const textId = useId()
  const kind = destructive ? 'danger' : 'primary'
  return (
    <Dialog
      heading={heading}
      closeText={closeText}
      onClose={() => onAnswer()}
      isAlert
      size="small"
      phoneLayout="center"
      {...(text !== undefined && { describedBy: textId })}
      footer={
        <div className={styles['answers']}>
          <Button data-first-focus={destructive || undefined} onPress={() => onAnswer(false)}>
            {reject}
          </Button>
          <Button kind={kind} data-first-focus={!destructive || undefined} onPress={() => onAnswer(true)}>
            {accept}
          </Button>
        </div>
      }
    >
      {text !== undefined && (
        <p className="muted" id={textId}>
          {text}
        </p>
      )}
    </Dialog>
  )
}
