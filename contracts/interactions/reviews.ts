import { MatchersV3 } from '@pact-foundation/pact'
import { anyId, average, text, time, whole } from '#contracts/matchers.ts'
import { notFound } from './failures.ts'
import { givenState, type Interaction } from './interaction.ts'
import { createReviewed } from './people.ts'

const { constrainedArrayLike } = MatchersV3

const readReviews = (profileId: number, page: number) =>
  ({
    endpoint: 'profileReviews',
    request: { path: `/api/profiles/${profileId}/reviews`, query: { page: String(page), per_page: '10' } },
    ask: ({ reviewGateway }) => reviewGateway.ofProfile({ profileId, page, perPage: 10 }),
  }) satisfies Partial<Interaction>

const reviewLike = {
  id: anyId(301),
  user: { id: anyId(77), name: text('Антон Поляков') },
  text: text('Плитка лежит ровно, швы одинаковые.'),
  rating: average(4.7),
  rating_quality: average(5),
  rating_price: average(4),
  rating_time: average(5),
  created_at: time(),
}
const answered = { ...reviewLike, reply: { text: text('Спасибо!'), created_at: time() } }

const instant = '2026-03-01T10:00:00.000000Z'
const review = {
  id: 301,
  user: { id: 77, name: 'Антон Поляков', avatar: null },
  text: 'Плитка лежит ровно, швы одинаковые.',
  rating: 4.7,
  ratingQuality: 5,
  ratingPrice: 4,
  ratingTime: 5,
  reply: null,
  createdAt: instant,
}
const bareReview = {
  id: 301,
  user: { id: null, name: '', avatar: null },
  text: '',
  rating: null,
  ratingQuality: null,
  ratingPrice: null,
  ratingTime: null,
  reply: null,
  createdAt: null,
}

const createPage = (page: number, lastPage: number, total: number) => ({
  current_page: whole(page),
  last_page: whole(lastPage),
  per_page: whole(10),
  total: whole(total),
})
/** Boris has reviews too: the API must return Anna's only. */
const twelve = [
  ...createReviewed(12, 3),
  givenState('a profile has reviews', { profile_id: 42, count: 12 }),
  givenState('a profile has reviews', { profile_id: 44, count: 3 }),
]

export const reviewInteractions: readonly Interaction[] = [
  {
    ...readReviews(42, 1),
    description: 'the first page of the reviews of a profile: found, the newest with its answer',
    states: twelve,
    response: {
      status: 200,
      body: { data: [answered, ...Array.from({ length: 9 }, () => reviewLike)], ...createPage(1, 2, 12) },
    },
    outcome: {
      value: {
        items: [
          { ...review, reply: { text: 'Спасибо!', createdAt: instant } },
          ...Array.from({ length: 9 }, () => review),
        ],
        page: 1,
        lastPage: 2,
        perPage: 10,
        total: 12,
      },
    },
  },
  {
    ...readReviews(42, 2),
    description: 'the last page of the reviews of a profile: found',
    states: twelve,
    response: { status: 200, body: { data: constrainedArrayLike(reviewLike, 2, 2), ...createPage(2, 2, 12) } },
    outcome: { value: { items: [review, review], page: 2, lastPage: 2, perPage: 10, total: 12 } },
  },
  {
    ...readReviews(42, 3),
    description: 'a page past the last of the reviews of a profile: empty',
    states: twelve,
    response: { status: 200, body: { data: [], ...createPage(3, 2, 12) } },
    outcome: { value: { items: [], page: 3, lastPage: 2, perPage: 10, total: 12 } },
  },
  {
    ...readReviews(42, 1),
    description: 'a review without details: found',
    states: [...createReviewed(1, 3), givenState('a profile has reviews without details', { profile_id: 42, id: 301 })],
    response: { status: 200, body: { data: [{ id: whole(301) }], ...createPage(1, 1, 1) } },
    outcome: { value: { items: [bareReview], page: 1, lastPage: 1, perPage: 10, total: 1 } },
  },
  {
    ...readReviews(43, 1),
    description: 'the reviews of a profile: none',
    states: [
      ...createReviewed(12, 3),
      givenState('a profile without details exists', { id: 43 }),
      givenState('a profile has no reviews', { profile_id: 43 }),
    ],
    response: { status: 200, body: { data: [], ...createPage(1, 1, 0) } },
    outcome: { value: { items: [], page: 1, lastPage: 1, perPage: 10, total: 0 } },
  },
  {
    ...readReviews(404, 1),
    description: 'the reviews of a profile that does not exist: not found',
    states: [givenState('no profile has the id', { id: 404 })],
    response: notFound,
    outcome: { error: { _tag: 'ProfileNotFound', id: 404 } },
  },
]
