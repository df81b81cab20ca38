// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const serviceRequestTexts = {
  'service-request': {
    ru: () => import('#ui/i18n/locales/ru/service-request.json'),
    en: () => import('#ui/i18n/locales/en/service-request.json'),
  },
} satisfies TextLoaders
