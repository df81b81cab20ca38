import type { Review } from '#domain/review/review.ts'

export const aReview = (overrides: Partial<Review> = {}): Review => ({
  id: 1,
  user: { id: 9, name: 'Гульнара Шакирова', avatar: null },
  text: 'Сын пришёл с тройкой и слезами, к маю сам объяснял мне логарифмы.',
  rating: 5,
  ratingQuality: 5,
  ratingPrice: 4,
  ratingTime: 5,
  reply: { text: 'Гульнара, спасибо!', createdAt: '2025-11-15T09:00:00.000000Z' },
  createdAt: '2025-11-12T09:00:00.000000Z',
  ...overrides,
})
