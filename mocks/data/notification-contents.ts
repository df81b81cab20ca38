import type { Bilingual } from './bilingual.ts'

export interface NotificationContent {
  readonly type: string
  readonly title: Bilingual
  readonly text: Bilingual
  readonly url: string | null
}

export const specialistWelcome: NotificationContent = {
  type: 'news',
  title: { ru: 'Добро пожаловать в каталог', en: 'Welcome to the directory' },
  text: {
    ru: 'Расскажите о себе и своих услугах: заполненный профиль находят чаще.',
    en: 'Tell people about yourself and your services: a complete profile is found more often.',
  },
  url: '/profile/settings/edit/about',
}

export const accountWelcome: NotificationContent = {
  ...specialistWelcome,
  text: {
    ru: 'Здесь появятся уведомления о ваших отзывах, жалобах и заявках.',
    en: 'Notifications about your reviews, reports and requests will appear here.',
  },
  url: null,
}

export const createReviewNotification = (author: string, profileId: number, reviewId: number): NotificationContent => ({
  type: 'new_review',
  title: { ru: 'Новый отзыв', en: 'New review' },
  text: { ru: `${author} — о вашей работе.`, en: `${author} reviewed your work.` },
  url: `/profiles/${profileId}#review-${reviewId}`,
})

export const createComplaintNotification = (profileId: number): NotificationContent => ({
  type: 'complaint_status',
  title: { ru: 'Жалоба принята', en: 'Report received' },
  text: {
    ru: 'Модератор рассмотрит её в течение трёх дней.',
    en: 'A moderator will look into it within three days.',
  },
  url: `/profiles/${profileId}`,
})

export const createServiceRequestNotification = (description: string): NotificationContent => ({
  type: 'service_application',
  title: { ru: 'Новая заявка', en: 'New service request' },
  text: { ru: description, en: description },
  url: null,
})
