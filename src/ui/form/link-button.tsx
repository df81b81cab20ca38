import type { ReactNode } from 'react'
import styles from './link-button.module.css'

interface Props {
  /** Ignores presses but, unlike a disabled button, keeps the focus. */
  readonly unavailable?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export function LinkButton({ unavailable = false, onPress, children }: Props) {
  return (
    <button
      className={`bare link ${styles['linkButton']}`}
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
