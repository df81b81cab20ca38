import { MatchersV3 } from '@pact-foundation/pact'
import {
  webUrl,
  amount,
  positiveInteger,
  exactDecimal,
  priceUnit,
  socialType,
  nonBlankText,
  timestamp,
  exactInteger,
  trueValue,
} from '#contracts/matchers.ts'

const { eachLike } = MatchersV3

const specialityLike = {
  id: positiveInteger(9),
  name: nonBlankText('Укладка плитки'),
  category_id: exactInteger(12),
  price_from: exactDecimal(1500),
  price_unit: priceUnit('m2'),
}
const city = { id: 5, slug: 'kazan', name: 'Казань' }
export const cityLike = { ...city, id: exactInteger(city.id) }

/** Omits `currency`, which defaults to `RUB`. */
export const cardLike = {
  id: exactInteger(42),
  user: { name: 'Анна Смирнова', avatar: webUrl('https://images.example/42.jpg') },
  about: nonBlankText('Кладу плитку с 2018 года.'),
  city: cityLike,
  specialities: [specialityLike],
  price_from: exactDecimal(1500),
  experience_years: amount(8),
  rating: exactDecimal(4.5),
  reviews_count: exactInteger(20),
  is_verified: trueValue(),
}

/** Omits `currency`, which defaults to `RUB`, and `created_at`, without which the page shows no year of joining. */
export const profileLike = {
  ...cardLike,
  socials: eachLike({ type: socialType('telegram'), url: webUrl('https://t.me/anna') }),
  rating_quality: exactDecimal(5),
  rating_price: exactDecimal(4),
  rating_time: exactDecimal(4.5),
  // An API may omit the ratings that no review has.
  rating_distribution: {},
  photos: eachLike(webUrl('https://images.example/works/1.jpg')),
  updated_at: timestamp(),
}

export const card = {
  id: 42,
  user: { id: null, name: 'Анна Смирнова', avatar: 'https://images.example/42.jpg' },
  about: 'Кладу плитку с 2018 года.',
  city,
  specialities: [{ id: 9, name: 'Укладка плитки', categoryId: 12, priceFrom: 1500, priceUnit: 'm2' }],
  socials: [],
  priceFrom: 1500,
  currency: 'RUB',
  experienceYears: 8,
  rating: 4.5,
  ratingQuality: null,
  ratingPrice: null,
  ratingTime: null,
  ratingDistribution: null,
  reviewsCount: 20,
  isVerified: true,
  photos: [],
  createdAt: null,
  updatedAt: null,
}

export const profile = {
  ...card,
  socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
  ratingQuality: 5,
  ratingPrice: 4,
  ratingTime: 4.5,
  photos: ['https://images.example/works/1.jpg'],
  updatedAt: '2026-03-01T10:00:00.000000Z',
}

export const emptyProfile = {
  id: 43,
  user: { id: null, name: '', avatar: null },
  about: null,
  city: null,
  specialities: [],
  socials: [],
  priceFrom: null,
  currency: 'RUB',
  experienceYears: null,
  rating: null,
  ratingQuality: null,
  ratingPrice: null,
  ratingTime: null,
  ratingDistribution: null,
  reviewsCount: 0,
  isVerified: false,
  photos: [],
  createdAt: null,
  updatedAt: null,
}

export const minimalProfileLike = { id: positiveInteger(101), user: { name: nonBlankText('Анна Смирнова') } }
export const minimalProfile = { ...emptyProfile, id: 101, user: { id: null, name: 'Анна Смирнова', avatar: null } }
