// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const notificationsTexts = {
  notifications: {
    ru: () => import('#ui/i18n/locales/ru/notifications.json'),
    en: () => import('#ui/i18n/locales/en/notifications.json'),
  },
} satisfies TextLoaders
