import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** What every own page says while the profile loads, and if it does not. */
export const ownTexts = {
  'own-gate': {
    ru: () => import('#ui/i18n/locales/ru/own-gate.json'),
    en: () => import('#ui/i18n/locales/en/own-gate.json'),
  },
} satisfies TextLoaders

/** The same, and the frame of an edit form. */
export const editTexts = {
  ...ownTexts,
  edit: { ru: () => import('#ui/i18n/locales/ru/edit.json'), en: () => import('#ui/i18n/locales/en/edit.json') },
} satisfies TextLoaders
