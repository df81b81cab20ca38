// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const registrationTexts = {
  registration: {
    ru: () => import('#ui/i18n/locales/ru/registration.json'),
    en: () => import('#ui/i18n/locales/en/registration.json'),
  },
} satisfies TextLoaders
