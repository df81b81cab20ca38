// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const editAboutTexts = {
  'edit-about': {
    ru: () => import('#ui/i18n/locales/ru/edit-about.json'),
    en: () => import('#ui/i18n/locales/en/edit-about.json'),
  },
} satisfies TextLoaders
