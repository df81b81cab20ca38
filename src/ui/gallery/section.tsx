import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import type { TextKey } from '#ui/i18n/translator.ts'
import styles from './gallery.module.css'

export interface GallerySection {
  readonly id: string
  readonly heading: Extract<TextKey, `gallery:${string}.heading`>
  readonly Content: (props: { readonly locale: Locale }) => ReactNode
}

export function Specimens({ children }: { readonly children: ReactNode }) {
  return <div className={styles['specimens']}>{children}</div>
}

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
