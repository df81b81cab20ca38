// Written by scripts/text-resources.mjs from the files in locales/.
import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const notificationSettingsTexts = {
  'notification-settings': {
    ru: () => import('#ui/i18n/locales/ru/notification-settings.json'),
    en: () => import('#ui/i18n/locales/en/notification-settings.json'),
  },
} satisfies TextLoaders
