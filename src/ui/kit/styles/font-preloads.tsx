import type { Locale } from '#domain/shared/locale.ts'

/** The letters that a page of this language is written in are asked for before its styles are read. */
export function FontPreloads({ locale }: { readonly locale: Locale }) {
  const files = locale === 'ru' ? [fontFiles.cyrillic, fontFiles.latin] : [fontFiles.latin]
  return files.map(file => (
    <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}

/** Cut of Onest (docs/decisions): a file that changes gets another name, since browsers keep these for ever. */
export const fontFiles = {
  latin: '/fonts/onest-latin.30ce52a7.woff2',
  cyrillic: '/fonts/onest-cyrillic.120bb395.woff2',
} as const
