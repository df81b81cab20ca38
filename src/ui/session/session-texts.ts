import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** Texts of signing in and out. */
export const sessionTexts = {
  session: {
    ru: () => import('#ui/i18n/locales/ru/session.json'),
    en: () => import('#ui/i18n/locales/en/session.json'),
  },
} satisfies TextLoaders
