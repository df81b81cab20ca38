import { identityStates } from './states/identity-states.ts'
import { defineState } from './states/state.ts'
import { reviewAndNotificationStates } from './states/review-and-notification-states.ts'

export const providerStates = {
  'a city exists': defineState({
    description:
      'The region has the city. A region that does not exist yet is created. Both have a name in each language.',
    params: {
      id: 5,
      slug: 'kazan',
      name: 'Казань',
      name_en: 'Kazan',
      region: 'Татарстан',
      region_en: 'Tatarstan',
    },
    rows: {
      regions: [{ id: 16, name: 'Татарстан', name_en: 'Tatarstan' }],
      cities: [{ id: 5, region_id: 16, slug: 'kazan', name: 'Казань', name_en: 'Kazan' }],
    },
  }),
  'no city has the slug': defineState({
    description: 'No city has this slug. Other cities may exist.',
    params: { slug: 'nope' },
    rows: {},
  }),
  'no regions exist': defineState({ description: 'No regions or cities exist.', params: {}, rows: {} }),
  'a category exists': defineState<{
    id: number
    slug: string
    name: string
    name_en: string
    parent_id: number | null
  }>({
    description:
      'The category is in the tree: under its parent, which an earlier state created, or at the top if `parent_id` is null.',
    params: { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', name_en: 'Bathrooms', parent_id: 3 },
    rows: {
      categories: [
        { id: 3, slug: 'repair', name: 'Ремонт', name_en: 'Repairs', parent_id: null },
        { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', name_en: 'Bathrooms', parent_id: 3 },
      ],
    },
  }),
  'no category has the slug': defineState({
    description: 'No category has this slug. Other categories may exist.',
    params: { slug: 'no/such' },
    rows: {},
  }),
  'no categories exist': defineState({ description: 'The tree is empty.', params: {}, rows: {} }),
  'a profile exists': defineState({
    description:
      'A profile with a value in every field: a user with an avatar, `about`, a city, a price, the experience, all four ratings with their distribution, and both timestamps. It has at least one social link and one photo. Its only speciality has the id `speciality_id`, the category `category_id`, the price `price_from` and a unit. Each parameter is the value of its field. An API that computes averages creates as many reviews as `reviews_count`, with these averages. The speciality may have another id: return it as `speciality_id`. Earlier states created the city and the category.',
    params: {
      id: 42,
      name: 'Анна Смирнова',
      city_id: 5,
      category_id: 12,
      speciality_id: 9,
      price_from: 1500,
      rating: 4.5,
      rating_quality: 5,
      rating_price: 4,
      rating_time: 4.5,
      reviews_count: 20,
      is_verified: true,
      created_at: '2026-03-01T10:00:00Z',
    },
    rows: {
      users: [{ id: 77, name: 'Анна Смирнова', avatar: 'https://images.example/42.jpg' }],
      profiles: [
        {
          id: 42,
          user_id: 77,
          city_id: 5,
          price_from: 1500,
          currency: 'RUB',
          experience_years: 8,
          rating: 4.5,
          reviews_count: 20,
          is_verified: true,
        },
      ],
      specialities: [
        { id: 9, profile_id: 42, category_id: 12, name: 'Укладка плитки', price_from: 1500, price_unit: 'm2' },
      ],
    },
  }),
  'a profile without details exists': defineState({
    description: 'A profile whose optional fields are all empty.',
    params: { id: 43 },
    rows: { profiles: [{ id: 43, city_id: null, about: null, price_from: null }] },
  }),
  'no profile has the id': defineState({
    description: 'No profile has this id. Other profiles may exist.',
    params: { id: 404 },
    rows: {},
  }),
  'a city has profiles': defineState({
    description:
      'The city has exactly `count` profiles, each in the category. Earlier states created the city and the category.',
    params: { city_id: 5, category_id: 12, count: 25 },
    rows: { profiles: [{ id: 101, user_id: 201, city_id: 5 }] },
  }),
  'a profile has reviews': defineState({
    description:
      'The profile, which an earlier state created, has exactly `count` reviews, each with its author, text, all four ratings and `created_at`. The specialist has replied to the newest one. `count` equals the `reviews_count` of the earlier state.',
    params: { profile_id: 42, count: 12 },
    rows: {
      reviews: [
        {
          id: 301,
          profile_id: 42,
          user_id: 77,
          text: 'Плитка лежит ровно.',
          rating_quality: 5,
          rating_price: 4,
          rating_time: 5,
        },
      ],
      review_replies: [{ review_id: 301, text: 'Спасибо!' }],
    },
  }),
  'a profile has reviews without details': defineState({
    description:
      'The profile, which an earlier state created, has one review, with this id and without any optional field.',
    params: { profile_id: 42, id: 301 },
    rows: { reviews: [{ id: 301, profile_id: 42, user_id: null, text: null }] },
  }),
  'a profile has no reviews': defineState({
    description: 'The profile, which an earlier state created, has no reviews.',
    params: { profile_id: 42 },
    rows: {},
  }),
  'a complaint type exists': defineState({
    description: 'This complaint type exists, with a description. Other types may exist.',
    params: { id: 3, name: 'Чужие фотографии', name_en: 'Somebody else’s photos' },
    rows: {
      complaint_types: [
        {
          id: 3,
          name: 'Чужие фотографии',
          name_en: 'Somebody else’s photos',
          description: 'Работы на снимках сделал кто-то другой.',
        },
      ],
    },
  }),
  'no complaint types exist': defineState({ description: 'No complaint types exist.', params: {}, rows: {} }),
  'no profiles exist': defineState({
    description: 'No profiles or specialities exist. Cities and categories may exist.',
    params: {},
    rows: {},
  }),
  'only a speciality without a profile exists': defineState({
    description: 'One speciality exists, and no profile has it.',
    params: { id: 9, name: 'Укладка плитки', slug: 'tiling' },
    rows: { specialities: [{ id: 9, name: 'Укладка плитки', slug: 'tiling', profile_id: null }] },
  }),
  ...identityStates,
  ...reviewAndNotificationStates,
  'too many requests came': defineState({
    description: 'The rate limit is exceeded: every response has status 429 until the next interaction.',
    params: { retry_after: 30 },
    rows: {},
  }),
  'the API is out of order': defineState({
    description: 'Every response has this status until the next interaction.',
    params: { status: 503 },
    rows: {},
  }),
}

export type ProviderStateName = keyof typeof providerStates

export type ProviderStateParams = { readonly [N in ProviderStateName]: (typeof providerStates)[N]['params'] }
