import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import type { Locale } from '#domain/shared/locale.ts'

export const getLangAttribute = (locale: Locale, text: string): 'ru' | undefined =>
  !isCyrillic(locale) && /\p{Script=Cyrillic}/u.test(text) ? 'ru' : undefined
