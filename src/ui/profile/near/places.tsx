import type { ReactNode } from 'react'
import styles from './places.module.css'

interface Props {
  readonly id: string
  readonly heading: string
  /** Items of a list, each with a link. */
  readonly children: ReactNode
}

/** Where else to look: named links below what was not found here. */
export function Places({ id, heading, children }: Props) {
  return (
    <div className={styles['places']}>
      <h3 id={id}>{heading}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
