import type { Locale } from '#domain/shared/locale.ts'

const space = '\u00a0'

/** A text whose lines end well: a dash, what is counted and, in Russian, what follows a short word stay on their line. */
export function unbroken(locale: Locale, text: string): string {
  const bound = text.replaceAll(' —', `${space}—`).replace(/(?<=\d) (?=\p{L})/gu, space)
  return locale === 'ru' ? bound.replace(/(?<![\p{L}\p{N}-])(\p{L}{1,2}) /gu, `$1${space}`) : bound
}
