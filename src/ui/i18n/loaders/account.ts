// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const accountTexts = {
  account: {
    ru: () => import('#ui/i18n/locales/ru/account.json'),
    en: () => import('#ui/i18n/locales/en/account.json'),
  },
} satisfies TextLoaders
