// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const submissionTexts = {
  submission: {
    ru: () => import('#ui/i18n/locales/ru/submission.json'),
    en: () => import('#ui/i18n/locales/en/submission.json'),
  },
} satisfies TextLoaders
