import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** What every form says: questions of `useLeaveGuard`, counters of long texts. */
export const formTexts = {
  form: { ru: () => import('#ui/i18n/locales/ru/form.json'), en: () => import('#ui/i18n/locales/en/form.json') },
} satisfies TextLoaders
