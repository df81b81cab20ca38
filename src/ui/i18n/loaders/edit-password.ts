// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const editPasswordTexts = {
  'edit-password': {
    ru: () => import('#ui/i18n/locales/ru/edit-password.json'),
    en: () => import('#ui/i18n/locales/en/edit-password.json'),
  },
} satisfies TextLoaders
