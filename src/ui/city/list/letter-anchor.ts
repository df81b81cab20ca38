import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fold } from '#domain/search/fold.ts'
import { transliterate } from '#domain/search/transliterate.ts'

export const featuredCitiesAnchor = 'letter-largest'

// Transliteration would give these letters the anchor of another letter.
const exceptions: Readonly<Record<string, string>> = { э: 'eh', й: 'short-i', ъ: 'hard-sign', ь: 'soft-sign' }

/** Letters of the other script have a prefix, because a page may have both Г and G. */
export const getLetterAnchor = (locale: Locale, letter: string | null): string => {
  if (letter === null) return 'letter-other'
  const lowerCaseLetter = fold(letter)
  return `letter-${getScriptPrefix(locale, letter)}${exceptions[lowerCaseLetter] ?? transliterate(lowerCaseLetter)}`
}

const getScriptPrefix = (locale: Locale, letter: string): string => {
  const isLetterCyrillic = /\p{Script=Cyrillic}/u.test(letter)
  if (isLetterCyrillic === isCyrillic(locale)) return ''
  return isLetterCyrillic ? 'cyrillic-' : 'latin-'
}
