import { identityStates } from './states/identity-states.ts'
import { describeState } from './states/state.ts'
import { submissionStates } from './states/submission-states.ts'

/**
 * The provider states of the interactions. Several are set up in the given order and hold together; each
 * interaction starts from a working API with its usual data.
 */
export const providerStates = {
  'a city exists': describeState({
    means:
      'The region has the city. The region is made if there is none of that name. Both have a name in each language.',
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
  'no city has the slug': describeState({
    means: 'There is no city of this slug; others may be there.',
    params: { slug: 'nope' },
    rows: {},
  }),
  'no regions exist': describeState({ means: 'There is neither a region nor a city.', params: {}, rows: {} }),
  'a category exists': describeState<{
    id: number
    slug: string
    name: string
    name_en: string
    parent_id: number | null
  }>({
    means:
      'The category stands in the tree: under its parent, which an earlier state made, or at the top when parent_id is null.',
    params: { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', name_en: 'Bathrooms', parent_id: 3 },
    rows: {
      categories: [
        { id: 3, slug: 'repair', name: 'Ремонт', name_en: 'Repairs', parent_id: null },
        { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', name_en: 'Bathrooms', parent_id: 3 },
      ],
    },
  }),
  'no category has the slug': describeState({
    means: 'There is no category of this slug; others may be there.',
    params: { slug: 'no/such' },
    rows: {},
  }),
  'no categories exist': describeState({ means: 'The tree is empty.', params: {}, rows: {} }),
  'a profile exists': describeState({
    means:
      'A specialist with every field filled: person with avatar, about, city, one speciality of the category with the id, the price and a unit, at least one social link and photo, price, experience, all four ratings with their distribution, times. What the parameters name has their values; an API that computes averages makes as many reviews as `reviews_count`, with these averages. The id of the speciality may be another one: return it as `speciality_id`. Earlier states made city and category.',
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
  'a profile without details exists': describeState({
    means: 'A profile whose optional fields are all empty.',
    params: { id: 43 },
    rows: { profiles: [{ id: 43, city_id: null, about: null, price_from: null }] },
  }),
  'no profile has the id': describeState({
    means: 'There is no profile of this id; others may be there.',
    params: { id: 404 },
    rows: {},
  }),
  'a city has profiles': describeState({
    means:
      'The city, made by an earlier state, has exactly so many profiles, each in the category made by an earlier state.',
    params: { city_id: 5, category_id: 12, count: 25 },
    rows: { profiles: [{ id: 101, user_id: 201, city_id: 5 }] },
  }),
  'a profile has reviews': describeState({
    means:
      'The profile, made by an earlier state, has exactly so many reviews, each with its author, words, all four ratings and its time; the newest one is answered by the specialist. That is the `reviews_count` of the earlier state.',
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
  'a profile has reviews without details': describeState({
    means:
      'The profile, made by an earlier state, has one review, with this id and nothing else that the API can do without.',
    params: { profile_id: 42, id: 301 },
    rows: { reviews: [{ id: 301, profile_id: 42, user_id: null, text: null }] },
  }),
  'a profile has no reviews': describeState({
    means: 'The profile, made by an earlier state, has no review.',
    params: { profile_id: 42 },
    rows: {},
  }),
  'a complaint type exists': describeState({
    means: 'There is this reason to complain, with a description; others may be there.',
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
  'no complaint types exist': describeState({ means: 'There is no reason to complain.', params: {}, rows: {} }),
  'no profiles exist': describeState({
    means: 'There is neither a profile nor a speciality; cities and categories may be there.',
    params: {},
    rows: {},
  }),
  'only a speciality without a profile exists': describeState({
    means: 'There is one speciality, and nobody offers it.',
    params: { id: 9, name: 'Укладка плитки', slug: 'tiling' },
    rows: { specialities: [{ id: 9, name: 'Укладка плитки', slug: 'tiling', profile_id: null }] },
  }),
  ...identityStates,
  ...submissionStates,
  'too many requests came': describeState({
    means: 'The rate limit is reached: every call is answered 429 until the next interaction.',
    params: { retry_after: 30 },
    rows: {},
  }),
  'the API is out of order': describeState({
    means: 'Every call is answered with this status until the next interaction.',
    params: { status: 503 },
    rows: {},
  }),
}

export type ProviderStateName = keyof typeof providerStates

/** Values of the same types as in the example. */
export type ProviderStateParams = { readonly [N in ProviderStateName]: (typeof providerStates)[N]['params'] }
