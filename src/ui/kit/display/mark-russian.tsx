import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { getLangAttribute } from './lang-attribute.ts'

const russianWords = /(\p{Script=Cyrillic}+(?:[\s-]+\p{Script=Cyrillic}+)*)/u

/** Marks Russian words on a page in another language, because the API does not translate all names. */
export function markRussian(locale: Locale, phrase: string): ReactNode {
  if (getLangAttribute(locale, phrase) === undefined) return phrase
  return phrase.split(russianWords).map((part, index) => {
    const lang = getLangAttribute(locale, part)
    return lang === undefined ? (
      part
    ) : (
      <span key={index} lang={lang}>
        {part}
      </span>
    )
  })
}
