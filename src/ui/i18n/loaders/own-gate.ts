// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const ownGateTexts = {
  'own-gate': {
    ru: () => import('#ui/i18n/locales/ru/own-gate.json'),
    en: () => import('#ui/i18n/locales/en/own-gate.json'),
  },
} satisfies TextLoaders
