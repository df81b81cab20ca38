// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const ownSettingsTexts = {
  'own-settings': {
    ru: () => import('#ui/i18n/locales/ru/own-settings.json'),
    en: () => import('#ui/i18n/locales/en/own-settings.json'),
  },
} satisfies TextLoaders
