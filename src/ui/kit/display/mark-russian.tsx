import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { getLangAttribute } from './lang-attribute.ts'

const russianWords = /(\p{Script=Cyrillic}+(?:[\s-]+\p{Script=Cyrillic}+)*)/u

/** Marks the Russian words of a phrase on a page in another language: a name that the API does not translate. */
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
