// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const editSocialsTexts = {
  'edit-socials': {
    ru: () => import('#ui/i18n/locales/ru/edit-socials.json'),
    en: () => import('#ui/i18n/locales/en/edit-socials.json'),
  },
} satisfies TextLoaders
