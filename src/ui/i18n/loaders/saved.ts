// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const savedTexts = {
  saved: {
    ru: () => import('#ui/i18n/locales/ru/saved.json'),
    en: () => import('#ui/i18n/locales/en/saved.json'),
  },
} satisfies TextLoaders
