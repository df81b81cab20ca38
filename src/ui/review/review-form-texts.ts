import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** What the form says, and the page about one's own review. */
export const reviewFormTexts = {
  'review-form': {
    ru: () => import('#ui/i18n/locales/ru/review-form.json'),
    en: () => import('#ui/i18n/locales/en/review-form.json'),
  },
} satisfies TextLoaders
