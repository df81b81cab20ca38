// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const complaintTexts = {
  complaint: {
    ru: () => import('#ui/i18n/locales/ru/complaint.json'),
    en: () => import('#ui/i18n/locales/en/complaint.json'),
  },
} satisfies TextLoaders
