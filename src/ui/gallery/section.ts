import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import type { TextKey } from '#ui/i18n/translator.ts'

/** A part of the gallery: one file in `sections`, one line in `all-sections.ts`. */
export interface GallerySection {
  /** Its anchor. */
  readonly id: string
  readonly heading: Extract<TextKey, `gallery:${string}.heading`>
  readonly Content: (props: { readonly locale: Locale }) => ReactNode
}
