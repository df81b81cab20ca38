import { MatchersV3 } from '@pact-foundation/pact'
import { given } from './interaction.ts'

const { boolean, eachLike, integer, number, regex, string } = MatchersV3

const address = (example: string) => regex(/^https?:\/\/.+$/, example)
export const time = () => regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/, '2026-03-01T10:00:00.000000Z')

/** In Kazan, for the bathroom: both were made by earlier states. */
export const thereIsAnna = given('a profile exists', {
  id: 42,
  name: 'Анна Смирнова',
  city_id: 5,
  category_id: 12,
  price_from: 1500,
  rating: 4.8,
})

/** A profile with every field that the product shows. */
export const profileLike = {
  id: 42,
  user: { id: integer(77), name: string('Анна Смирнова'), avatar: address('https://images.example/42.jpg') },
  about: string('Кладу плитку с 2018 года.'),
  city: { id: integer(5), slug: string('kazan'), name: string('Казань') },
  specialities: eachLike({
    id: integer(9),
    name: string('Укладка плитки'),
    slug: string('tiling'),
    category_id: integer(12),
    price_from: number(1500),
    price_unit: string('m2'),
  }),
  socials: eachLike({ type: string('telegram'), url: address('https://t.me/anna') }),
  price_from: number(1500),
  currency: regex(/^[A-Z]{3}$/, 'RUB'),
  experience_years: number(8),
  rating: number(4.8),
  rating_quality: number(4.9),
  rating_price: number(4.5),
  rating_time: number(5),
  rating_distribution: { 1: integer(0), 2: integer(0), 3: integer(1), 4: integer(2), 5: integer(17) },
  reviews_count: integer(20),
  is_verified: boolean(true),
  photos: eachLike(address('https://images.example/works/1.jpg')),
  created_at: time(),
  updated_at: time(),
}

/** As much of a profile as every one of a list has. */
export const cardLike = { id: integer(101), user: { id: integer(201), name: string('Анна Смирнова') } }

/** What the product makes of the example. */
export const profile = {
  id: 42,
  user: { id: 77, name: 'Анна Смирнова', avatar: 'https://images.example/42.jpg' },
  about: 'Кладу плитку с 2018 года.',
  city: { id: 5, slug: 'kazan', name: 'Казань' },
  specialities: [{ id: 9, name: 'Укладка плитки', slug: 'tiling', categoryId: 12, priceFrom: 1500, priceUnit: 'm2' }],
  socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
  priceFrom: 1500,
  currency: 'RUB',
  experienceYears: 8,
  rating: 4.8,
  ratingQuality: 4.9,
  ratingPrice: 4.5,
  ratingTime: 5,
  ratingDistribution: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 17 },
  reviewsCount: 20,
  isVerified: true,
  photos: ['https://images.example/works/1.jpg'],
  createdAt: '2026-03-01T10:00:00.000000Z',
  updatedAt: '2026-03-01T10:00:00.000000Z',
}

/** A profile of which the API says nothing but the id. */
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

export const cardProfile = { ...bareProfile, id: 101, user: { id: 201, name: 'Анна Смирнова', avatar: null } }
