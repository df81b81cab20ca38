import { preload } from 'react-dom'
import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import type { Locale } from '#domain/shared/locale.ts'

export function FontPreloads({ locale }: { readonly locale: Locale }) {
  const files = isCyrillic(locale) ? [fontFiles.cyrillic, fontFiles.latin] : [fontFiles.latin]
  // `<link rel="preload">` elements would be in the head twice.
  for (const file of files) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return null
}

/** Subsets of Onest (docs/fonts.md). Browsers cache them forever, so names contain a content hash. */
export const fontFiles = {
  latin: '/fonts/onest-latin.6583fd9e.woff2',
  cyrillic: '/fonts/onest-cyrillic.120bb395.woff2',
} as const
