import type { ReactNode } from 'react'
import styles from './link-button.module.css'

/** A button that looks like a link in a text. */
export function LinkButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button className={`link ${styles['textual']}`} type="button" onClick={onPress}>
      {children}
    </button>
  )
}
