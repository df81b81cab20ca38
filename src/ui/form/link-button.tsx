import type { ReactNode } from 'react'
import styles from './link-button.module.css'

interface Props {
  /** Ignores presses. Unlike a disabled button, it keeps the focus. */
  readonly unavailable?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button that looks like a link within text. */
export function LinkButton({ unavailable = false, onPress, children }: Props) {
  return (
    <button
      className={`link ${styles['textual']}`}
      type="button"
      aria-disabled={unavailable || undefined}
      onClick={() => {
        if (!unavailable) onPress()
      }}
    >
      {children}
    </button>
  )
}
