import type { Profile, Speciality } from '#domain/profile/profile.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { aCity } from './city.ts'

export const aSpeciality = (overrides: Partial<Speciality> = {}): Speciality => ({
  id: 1,
  name: 'Математика',
  categoryId: 2,
  priceFrom: 1200,
  priceUnit: 'lesson',
  ...overrides,
})

export const aProfile = (overrides: Partial<Profile> = {}): Profile => ({
  id: 7,
  user: { id: 1, name: 'Айгуль Сафина', avatar: null },
  about: 'Окончила мехмат КФУ, девять лет преподаю.\n\nЗанимаемся у меня или онлайн.',
  city: aCity(),
  specialities: [aSpeciality(), aSpeciality({ id: 2, name: 'Физика', categoryId: 3, priceFrom: 1400 })],
  socials: [{ type: 'telegram', url: 'https://t.me/safina_math' }],
  priceFrom: 1200,
  currency: 'RUB',
  experienceYears: 9,
  rating: 4.9,
  ratingQuality: 4.9,
  ratingPrice: 4.6,
  ratingTime: 4.8,
  ratingDistribution: { 1: 0, 2: 1, 3: 3, 4: 12, 5: 112 },
  reviewsCount: 128,
  isVerified: true,
  photos: [],
  createdAt: '2019-03-04T09:00:00.000000Z',
  updatedAt: '2025-11-02T09:00:00.000000Z',
  ...overrides,
})

export const aNewcomer = (overrides: Partial<Profile> = {}): Profile =>
  aProfile({
    about: null,
    city: null,
    specialities: [],
    socials: [],
    priceFrom: null,
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
    ...overrides,
  })

export const aPage = <T>(items: readonly T[], overrides: Partial<Page<T>> = {}): Page<T> => ({
  items,
  page: 1,
  lastPage: 1,
  perPage: 24,
  total: items.length,
  ...overrides,
})
