import type { Locale } from '#domain/shared/locale.ts'

const space = '\u00a0'
const bindsShortWords: Readonly<Record<Locale, boolean>> = { ru: true, en: false }

/** Adds no-break spaces before a dash, after a number and, in Russian, after a short word. */
export function addNoBreakSpaces(locale: Locale, text: string): string {
  const bound = text.replaceAll(' —', `${space}—`).replace(/(?<=\d) (?=\p{L})/gu, space)
  return bindsShortWords[locale] ? bound.replace(/(?<![\p{L}\p{N}-])(\p{L}{1,2}) /gu, `$1${space}`) : bound
}
