import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** Samples side by side. */
export function Specimens({ children }: { readonly children: ReactNode }) {
  return <div className={styles['specimens']}>{children}</div>
}

/** A part in one state, and what state that is. `wide` takes the whole width. */
export function Specimen({
  caption,
  wide = false,
  children,
}: {
  readonly caption: string
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <figure className={wide ? styles['wide'] : styles['specimen']}>
      {children}
      <figcaption className="tiny quiet">{caption}</figcaption>
    </figure>
  )
}
