import type { Locale } from '#domain/shared/locale.ts'

const noBreakSpace = '\u00a0'
const bindsShortWords: Readonly<Record<Locale, boolean>> = { ru: true, en: false }

/** Adds no-break spaces before a dash, after a number and, in Russian, after a short word. */
export function addNoBreakSpaces(locale: Locale, text: string): string {
  const boundText = text.replaceAll(' —', `${noBreakSpace}—`).replace(/(?<=\d) (?=\p{L})/gu, noBreakSpace)
  return bindsShortWords[locale]
    ? boundText.replace(/(?<![\p{L}\p{N}-])(\p{L}{1,2}) /gu, `$1${noBreakSpace}`)
    : boundText
}
