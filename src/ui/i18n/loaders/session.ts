// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const sessionTexts = {
  session: {
    ru: () => import('#ui/i18n/locales/ru/session.json'),
    en: () => import('#ui/i18n/locales/en/session.json'),
  },
} satisfies TextLoaders
