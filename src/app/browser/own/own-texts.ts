import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** What every own page says while the profile loads, and if it does not. */
export const ownTexts = {
  'own-gate': {
    ru: () => import('#ui/i18n/locales/ru/own-gate.json'),
    en: () => import('#ui/i18n/locales/en/own-gate.json'),
  },
} satisfies TextLoaders
