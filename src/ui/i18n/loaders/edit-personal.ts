// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const editPersonalTexts = {
  'edit-personal': {
    ru: () => import('#ui/i18n/locales/ru/edit-personal.json'),
    en: () => import('#ui/i18n/locales/en/edit-personal.json'),
  },
} satisfies TextLoaders
