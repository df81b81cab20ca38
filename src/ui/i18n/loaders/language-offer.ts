// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const languageOfferTexts = {
  'language-offer': {
    ru: () => import('#ui/i18n/locales/ru/language-offer.json'),
    en: () => import('#ui/i18n/locales/en/language-offer.json'),
  },
} satisfies TextLoaders
