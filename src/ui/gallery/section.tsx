import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import type { TextKey } from '#ui/i18n/translator.ts'
import styles from './gallery.module.css'

/** A part of the gallery: one file in `sections`, one line in `all-sections.ts`. */
export interface GallerySection {
  /** Its anchor. */
  readonly id: string
  readonly heading: Extract<TextKey, `gallery:${string}.heading`>
  readonly Content: (props: { readonly locale: Locale }) => ReactNode
}

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
