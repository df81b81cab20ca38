// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const ownProfileTexts = {
  'own-profile': {
    ru: () => import('#ui/i18n/locales/ru/own-profile.json'),
    en: () => import('#ui/i18n/locales/en/own-profile.json'),
  },
} satisfies TextLoaders
