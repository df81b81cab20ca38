import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import { complaintTypeExists } from './complaints.ts'
import { notFound } from './failures.ts'
import { givenState, unreadWriteSucceeded, type Interaction } from './interaction.ts'
import { createExpiredSession, token } from './own-writes.ts'
import { annaAndBoris, annaIsSignedIn } from './people.ts'
import { registrationIsUnderWay, registrationToken } from './registration.ts'
import { createFieldErrors, createFieldRefusal, createRefusal } from './user-like.ts'

const accepted = { response: unreadWriteSucceeded, outcome: { value: undefined } }

const profileDoesNotExist = [...annaIsSignedIn, givenState('no profile has the id', { id: 404 })]
const profileNotFound = { response: notFound, outcome: { error: { _tag: 'ProfileNotFound', id: 404 } } }

const newReview = {
  text: 'Плитка лежит ровно, швы одинаковые.',
  ratingQuality: 5,
  ratingPrice: 4,
  ratingTime: 5,
} as const

const writeReview = (profileId: number) =>
  ({
    endpoint: 'writeReview',
    states: annaAndBoris,
    request: {
      path: `/api/profiles/${profileId}/reviews`,
      token,
      body: {
        text: newReview.text,
        rating_quality: newReview.ratingQuality,
        rating_price: newReview.ratingPrice,
        rating_time: newReview.ratingTime,
      },
    },
    ask: ({ reviewGateway }) => reviewGateway.write({ profileId, ...newReview }),
  }) satisfies Partial<Interaction>

const fileComplaint = (profileId: number, typeId = 3, text = 'Это мои снимки.') =>
  ({
    endpoint: 'fileComplaint',
    states: [...annaAndBoris, complaintTypeExists],
    request: { path: `/api/profiles/${profileId}/complaints`, token, body: { type_id: typeId, text } },
    ask: ({ complaintGateway }) => complaintGateway.file({ profileId, typeId, text }),
  }) satisfies Partial<Interaction>

const serviceRequest: ServiceRequest = {
  cityId: 5,
  categoryId: 12,
  description: 'Уложить плитку в ванной, 6 м².',
  date: '2099-12-31',
  budget: 40_000,
  phone: '+79172041833',
}

const requestService = (request: ServiceRequest) =>
  ({
    endpoint: 'requestService',
    states: annaAndBoris,
    request: {
      path: '/api/user/service_applications',
      token,
      body: {
        city_id: request.cityId,
        category_id: request.categoryId,
        ...(request.profileId !== undefined && { profile_id: request.profileId }),
        description: request.description,
        date: request.date,
        budget: request.budget,
        phone: request.phone,
      },
    },
    ask: ({ serviceRequestGateway }) => serviceRequestGateway.send(request),
  }) satisfies Partial<Interaction>

const placement = { tariff: 'quarter', comment: 'Хочу наверх.' } as const
const applyForPlacement = {
  endpoint: 'applyForPlacement',
  states: annaIsSignedIn,
  request: { path: '/api/user/application/buy', token, body: placement },
  ask: ({ accountGateway }) => accountGateway.applyForPlacement(placement),
} satisfies Partial<Interaction>

/** The same call with the token of a verified address that has no account yet. */
const ofUnfinished = (call: Pick<Interaction, 'endpoint' | 'states' | 'request' | 'ask'>) => ({
  ...call,
  ...accepted,
  states: [...call.states, registrationIsUnderWay],
  request: { ...call.request, token: registrationToken },
})

export const submissionInteractions: readonly Interaction[] = [
  { ...writeReview(44), ...accepted, description: 'a new review: accepted' },
  {
    ...writeReview(44),
    description: 'a new review: there is one of this person already',
    states: [
      ...annaAndBoris,
      givenState('somebody has reviewed a profile', { profile_id: 44, reviewer_profile_id: 42 }),
    ],
    response: createRefusal({ error: 'Так нельзя.' }),
    outcome: { error: { _tag: 'AlreadyReviewed', message: 'Так нельзя.' } },
  },
  {
    ...writeReview(42),
    description: 'a new review: of oneself',
    response: { status: 403, statuses: [403, 422] },
    outcome: { error: { _tag: 'ReviewForbidden', message: '' } },
  },
  {
    ...writeReview(404),
    ...profileNotFound,
    description: 'a new review: of a profile that does not exist',
    states: profileDoesNotExist,
  },
  createExpiredSession('a new review', writeReview(44)),
  { ...fileComplaint(44), ...accepted, description: 'a complaint: accepted' },
  { ...ofUnfinished(fileComplaint(44)), description: 'a complaint: of an unfinished registration' },
  { ...fileComplaint(44, 3, ''), ...accepted, description: 'a complaint: accepted without words' },
  {
    ...fileComplaint(44, 404),
    description: 'a complaint: the reason was removed meanwhile',
    response: createFieldRefusal('type_id'),
    outcome: createFieldErrors(['typeId']),
  },
  {
    ...fileComplaint(404),
    ...profileNotFound,
    description: 'a complaint: of a profile that does not exist',
    states: profileDoesNotExist,
  },
  createExpiredSession('a complaint', fileComplaint(44)),
  { ...requestService(serviceRequest), ...accepted, description: 'a service request: accepted, for any specialist' },
  { ...ofUnfinished(requestService(serviceRequest)), description: 'a service request: of an unfinished registration' },
  {
    ...requestService({ ...serviceRequest, profileId: 44, date: null, budget: null }),
    ...accepted,
    description: 'a service request: accepted for one specialist, without a day or a budget',
  },
  {
    ...requestService({ ...serviceRequest, categoryId: 404 }),
    description: 'a service request: the category was removed meanwhile',
    response: createFieldRefusal('category_id'),
    outcome: createFieldErrors(['categoryId']),
  },
  createExpiredSession('a service request', requestService(serviceRequest)),
  {
    ...applyForPlacement,
    description: 'an application for placement: accepted',
    response: unreadWriteSucceeded,
    outcome: { value: undefined },
  },
  createExpiredSession('an application for placement', applyForPlacement),
]
