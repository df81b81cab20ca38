import type { Locale } from '#domain/shared/locale.ts'

/** The language of what people wrote, where it is not the page's: a reader then speaks it as it is. */
export const langAttribute = (locale: Locale, text: string): 'ru' | undefined =>
  locale === 'en' && /\p{Script=Cyrillic}/u.test(text) ? 'ru' : undefined
