import type { TextLoaders } from '#ui/i18n/with-texts.ts'

/** Texts of the form and of the own review on a page. */
export const reviewFormTexts = {
  'review-form': {
    ru: () => import('#ui/i18n/locales/ru/review-form.json'),
    en: () => import('#ui/i18n/locales/en/review-form.json'),
  },
} satisfies TextLoaders
