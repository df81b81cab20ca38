import type { Bilingual } from './bilingual.ts'

interface DataComplaintType {
  readonly id: number
  readonly name: Bilingual
  readonly description: Bilingual
}

export const dataComplaintTypes: readonly DataComplaintType[] = [
  {
    id: 1,
    name: { ru: 'Неверные сведения', en: 'Wrong information' },
    description: {
      ru: 'Цены, опыт, город или услуги не такие, как на самом деле.',
      en: 'The prices, experience, city or services are not the real ones.',
    },
  },
  {
    id: 2,
    name: { ru: 'Обман', en: 'Fraud' },
    description: {
      ru: 'Взяли деньги и не сделали работу или просят перевести предоплату чужому человеку.',
      en: 'They took money without doing the work, or asked you to send a prepayment to a stranger.',
    },
  },
  {
    id: 3,
    name: { ru: 'Чужие фотографии', en: 'Someone else’s photos' },
    description: {
      ru: 'Снимки или работы принадлежат другому человеку.',
      en: 'The pictures or the work belong to another person.',
    },
  },
  {
    id: 4,
    name: { ru: 'Грубость', en: 'Rudeness' },
    description: { ru: 'Оскорбления, угрозы, давление.', en: 'Insults, threats or pressure.' },
  },
  {
    id: 5,
    name: { ru: 'Реклама и спам', en: 'Advertising and spam' },
    description: {
      ru: 'Профиль создан для рекламы, а не для работы.',
      en: 'The profile advertises something instead of offering services.',
    },
  },
  {
    id: 6,
    name: { ru: 'Другое', en: 'Something else' },
    description: { ru: 'Опишите своими словами.', en: 'Describe it in your own words.' },
  },
]
