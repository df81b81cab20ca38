import type { ReactNode } from 'react'
import styles from './wizard.module.css'

/** Looks like a link in a text, and leads nowhere else. */
export function LinkButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button className={`link ${styles['textual']}`} type="button" onClick={onPress}>
      {children}
    </button>
  )
}
