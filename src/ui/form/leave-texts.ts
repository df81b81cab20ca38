import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** Of the questions that `useLeaveGuard` asks. */
export const leaveTexts = {
  leave: { ru: () => import('#ui/i18n/locales/ru/leave.json'), en: () => import('#ui/i18n/locales/en/leave.json') },
} satisfies TextLoaders
