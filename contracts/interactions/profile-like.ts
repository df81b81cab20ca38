import { MatchersV3 } from '@pact-foundation/pact'
import {
  address,
  amount,
  count,
  currency,
  decimal,
  priceUnit,
  socialType,
  text,
  time,
  yes,
} from '#contracts/matchers.ts'

const { eachLike, integer } = MatchersV3

const speciality = {
  id: 9,
  name: text('Укладка плитки'),
  category_id: 12,
  price_from: decimal(1500),
  price_unit: priceUnit('m2'),
}
const city = { id: 5, slug: 'kazan', name: 'Казань' }

/** All fields that a list shows. */
export const cardLike = {
  id: 42,
  user: { id: integer(77), name: 'Анна Смирнова', avatar: address('https://images.example/42.jpg') },
  about: text('Кладу плитку с 2018 года.'),
  city,
  specialities: [speciality],
  price_from: decimal(1500),
  currency: currency('RUB'),
  experience_years: amount(8),
  rating: decimal(4.8),
  reviews_count: 20,
  is_verified: yes(),
}

/** All fields that the site shows. */
export const profileLike = {
  ...cardLike,
  socials: eachLike({ type: socialType('telegram'), url: address('https://t.me/anna') }),
  rating_quality: decimal(4.9),
  rating_price: decimal(4.5),
  rating_time: decimal(5),
  rating_distribution: { 1: count(0), 2: count(0), 3: count(1), 4: count(2), 5: count(17) },
  photos: eachLike(address('https://images.example/works/1.jpg')),
  created_at: time(),
  updated_at: time(),
}

/** `cardLike`, decoded. */
export const card = {
  id: 42,
  user: { id: 77, name: 'Анна Смирнова', avatar: 'https://images.example/42.jpg' },
  about: 'Кладу плитку с 2018 года.',
  city,
  specialities: [{ id: 9, name: 'Укладка плитки', categoryId: 12, priceFrom: 1500, priceUnit: 'm2' }],
  socials: [],
  priceFrom: 1500,
  currency: 'RUB',
  experienceYears: 8,
  rating: 4.8,
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
  ratingQuality: 4.9,
  ratingPrice: 4.5,
  ratingTime: 5,
  ratingDistribution: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 17 },
  photos: ['https://images.example/works/1.jpg'],
  createdAt: '2026-03-01T10:00:00.000000Z',
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
export const someoneLike = { id: integer(101), user: { id: integer(201), name: text('Анна Смирнова') } }
export const someone = { ...bareProfile, id: 101, user: { id: 201, name: 'Анна Смирнова', avatar: null } }
