import type { Locale } from '#domain/shared/locale.ts'
import { fontFiles } from './font-files.ts'

/** The letters that a page of this language is written in are asked for before its styles are read. */
export function FontPreloads({ locale }: { readonly locale: Locale }) {
  const files = locale === 'ru' ? [fontFiles.cyrillic, fontFiles.latin] : [fontFiles.latin]
  return files.map(file => (
    <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
