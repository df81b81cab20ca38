import type { ReactNode } from 'react'
import styles from './link-list.module.css'

interface Props {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

export function LinkList({ id, heading, children }: Props) {
  return (
    <div className={styles['links']}>
      <h3 id={id}>{heading}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
