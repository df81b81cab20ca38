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
  /** What it asks can't be undone: the safe answer has the focus. */
  readonly destructive?: boolean
  readonly closeText: string
  /** True or false; undefined when it was closed without an answer. */
  readonly onAnswer: (accepted?: boolean) => void
}

/** A question that stands in the way. */
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
      phone="centre"
      {...(text !== undefined && { describedBy: textId })}
      bottom={
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
        <p className="second" id={textId}>
          {text}
        </p>
      )}
    </Dialog>
  )
}
