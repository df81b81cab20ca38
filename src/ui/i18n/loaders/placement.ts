// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const placementTexts = {
  placement: {
    ru: () => import('#ui/i18n/locales/ru/placement.json'),
    en: () => import('#ui/i18n/locales/en/placement.json'),
  },
} satisfies TextLoaders
