// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const reviewFormTexts = {
  'review-form': {
    ru: () => import('#ui/i18n/locales/ru/review-form.json'),
    en: () => import('#ui/i18n/locales/en/review-form.json'),
  },
} satisfies TextLoaders
