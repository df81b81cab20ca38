// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const newBuildTexts = {
  'new-build': {
    ru: () => import('#ui/i18n/locales/ru/new-build.json'),
    en: () => import('#ui/i18n/locales/en/new-build.json'),
  },
} satisfies TextLoaders
