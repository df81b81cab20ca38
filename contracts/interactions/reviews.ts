import { MatchersV3 } from '@pact-foundation/pact'
import { positiveInteger, rating, nonBlankText, timestamp, exactInteger } from '#contracts/matchers.ts'
import { notFoundResponse } from './failures.ts'
import { createState, type Interaction } from './interaction.ts'
import { createPage } from './page.ts'
import { createReviewedProfileStates } from './people-states.ts'

const { constrainedArrayLike } = MatchersV3

const createReviewsCall = (profileId: number, page: number) =>
  ({
    endpoint: 'profileReviews',
    request: { path: `/api/profiles/${profileId}/reviews`, query: { page: String(page), per_page: '10' } },
    callGateway: ({ reviewGateway }) => reviewGateway.listByProfile({ profileId, page, perPage: 10 }),
  }) satisfies Partial<Interaction>

const reviewLike = {
  id: positiveInteger(301),
  user: { id: positiveInteger(77), name: nonBlankText('Антон Поляков') },
  text: nonBlankText('Плитка лежит ровно, швы одинаковые.'),
  rating: rating(4.7),
  rating_quality: rating(5),
  rating_price: rating(4),
  rating_time: rating(5),
  created_at: timestamp(),
}
const reviewWithReplyLike = { ...reviewLike, reply: { text: nonBlankText('Спасибо!'), created_at: timestamp() } }

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
const emptyReview = {
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

const createReviewPage = (page: number, total: number) => createPage(total, { page, perPage: 10 })
const firstPage = createReviewPage(1, 12)
const lastPage = createReviewPage(2, 12)
const singleReviewPage = createReviewPage(1, 1)
const emptyPage = createReviewPage(1, 0)

/** Profile 44 has reviews too: the API must return only those of profile 42. */
const twelveReviewsStates = [
  ...createReviewedProfileStates(12, 3),
  createState('a profile has reviews', { profile_id: 42, count: 12 }),
  createState('a profile has reviews', { profile_id: 44, count: 3 }),
]

export const reviewInteractions: readonly Interaction[] = [
  {
    ...createReviewsCall(42, 1),
    description: 'the first page of the reviews of a profile: found, the newest one with its reply',
    states: twelveReviewsStates,
    response: {
      status: 200,
      body: {
        data: [reviewWithReplyLike, ...Array.from({ length: 9 }, () => reviewLike)],
        ...firstPage.wire,
      },
    },
    outcome: {
      value: {
        items: [
          { ...review, reply: { text: 'Спасибо!', createdAt: instant } },
          ...Array.from({ length: 9 }, () => review),
        ],
        ...firstPage.decoded,
      },
    },
  },
  {
    ...createReviewsCall(42, 2),
    description: 'the last page of the reviews of a profile: found',
    states: twelveReviewsStates,
    response: { status: 200, body: { data: constrainedArrayLike(reviewLike, 2, 2), ...lastPage.wire } },
    outcome: { value: { items: [review, review], ...lastPage.decoded } },
  },
  {
    ...createReviewsCall(42, 3),
    description: 'a page past the last one of the reviews of a profile: empty, or the last one',
    states: twelveReviewsStates,
    response: {
      status: 200,
      body: { data: constrainedArrayLike(reviewLike, 0, 10, 2), ...lastPage.wire, current_page: positiveInteger(2) },
    },
    outcome: { value: { ...lastPage.decoded, items: [], page: 3 } },
  },
  {
    ...createReviewsCall(42, 1),
    description: 'a review without details: found',
    states: [
      ...createReviewedProfileStates(1, 3),
      createState('a profile has reviews without details', { profile_id: 42, id: 301 }),
    ],
    response: { status: 200, body: { data: [{ id: exactInteger(301) }], ...singleReviewPage.wire } },
    outcome: { value: { items: [emptyReview], ...singleReviewPage.decoded } },
  },
  {
    ...createReviewsCall(43, 1),
    description: 'the reviews of a profile: none',
    states: [
      ...createReviewedProfileStates(12, 3),
      createState('a profile without details exists', { id: 43 }),
      createState('a profile has no reviews', { profile_id: 43 }),
    ],
    response: { status: 200, body: { data: [], ...emptyPage.wire } },
    outcome: { value: { items: [], ...emptyPage.decoded } },
  },
  {
    ...createReviewsCall(404, 1),
    description: 'the reviews of a profile that does not exist: not found',
    states: [createState('no profile has the id', { id: 404 })],
    response: notFoundResponse,
    outcome: { error: { _tag: 'ProfileNotFound', id: 404 } },
  },
]
