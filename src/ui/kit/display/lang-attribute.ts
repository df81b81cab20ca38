import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import type { Locale } from '#domain/shared/locale.ts'

/** `lang` of a text that is not in the language of the page, so that screen readers pronounce it correctly. */
export const getLangAttribute = (locale: Locale, text: string): 'ru' | undefined =>
  !isCyrillic(locale) && /\p{Script=Cyrillic}/u.test(text) ? 'ru' : undefined
