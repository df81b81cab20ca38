import { MatchersV3 } from '@pact-foundation/pact'
import { address, amount, anyId, decimal, priceUnit, socialType, text, time, whole, yes } from '#contracts/matchers.ts'

const { eachLike } = MatchersV3

const speciality = {
  id: anyId(9),
  name: text('Укладка плитки'),
  category_id: whole(12),
  price_from: decimal(1500),
  price_unit: priceUnit('m2'),
}
const city = { id: 5, slug: 'kazan', name: 'Казань' }
export const cityLike = { ...city, id: whole(city.id) }

/** All fields that a list shows. */
export const cardLike = {
  id: whole(42),
  user: { name: 'Анна Смирнова', avatar: address('https://images.example/42.jpg') },
  about: text('Кладу плитку с 2018 года.'),
  city: cityLike,
  specialities: [speciality],
  price_from: decimal(1500),
  experience_years: amount(8),
  rating: decimal(4.5),
  reviews_count: whole(20),
  is_verified: yes(),
}

/** All fields that the site shows. */
export const profileLike = {
  ...cardLike,
  socials: eachLike({ type: socialType('telegram'), url: address('https://t.me/anna') }),
  rating_quality: decimal(5),
  rating_price: decimal(4),
  rating_time: decimal(4.5),
  // An API may omit the ratings that nobody gave.
  rating_distribution: {},
  photos: eachLike(address('https://images.example/works/1.jpg')),
  updated_at: time(),
}

/** `cardLike`, decoded. */
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

/** `profileLike`, decoded. */
export const profile = {
  ...card,
  socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
  ratingQuality: 5,
  ratingPrice: 4,
  ratingTime: 4.5,
  photos: ['https://images.example/works/1.jpg'],
  updatedAt: '2026-03-01T10:00:00.000000Z',
}

/** A profile with no field but the id, decoded. */
export const bareProfile = {
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

/** The minimum of a profile in a list. */
export const someoneLike = { id: anyId(101), user: { name: text('Анна Смирнова') } }
export const someone = { ...bareProfile, id: 101, user: { id: null, name: 'Анна Смирнова', avatar: null } }
