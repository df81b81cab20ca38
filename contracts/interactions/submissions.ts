import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import { complaintTypeState } from './complaints.ts'
import {
  createFieldErrorsOutcome,
  createFieldErrorsResponse,
  createRefusalResponse,
  notFoundResponse,
} from './failures.ts'
import { acceptedResult, createState, type Call, type Interaction } from './interaction.ts'
import { createExpiredSessionInteraction, token } from './session.ts'
import { signedInAnnaWithBorisProfileStates, signedInAnnaStates } from './people-states.ts'
import { registrationState, registrationToken } from './registration.ts'

const missingProfileStates = [...signedInAnnaStates, createState('no profile has the id', { id: 404 })]
const profileNotFoundResult = { response: notFoundResponse, outcome: { error: { _tag: 'ProfileNotFound', id: 404 } } }

const newReview = {
  text: 'Плитка лежит ровно, швы одинаковые.',
  ratingQuality: 5,
  ratingPrice: 4,
  ratingTime: 5,
} as const

const createReviewCall = (profileId: number) =>
  ({
    endpoint: 'writeReview',
    states: signedInAnnaWithBorisProfileStates,
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
    callGateway: ({ reviewGateway }) => reviewGateway.write({ profileId, ...newReview }),
  }) satisfies Partial<Interaction>

const createComplaintCall = (profileId: number, typeId = 3, text = 'Это мои снимки.') =>
  ({
    endpoint: 'fileComplaint',
    states: [...signedInAnnaWithBorisProfileStates, complaintTypeState],
    request: { path: `/api/profiles/${profileId}/complaints`, token, body: { type_id: typeId, text } },
    callGateway: ({ complaintGateway }) => complaintGateway.file({ profileId, typeId, text }),
  }) satisfies Partial<Interaction>

const serviceRequest: ServiceRequest = {
  cityId: 5,
  categoryId: 12,
  description: 'Уложить плитку в ванной, 6 м².',
  date: '2099-12-31',
  budget: 40_000,
  phone: '+79172041833',
}

const createServiceRequestCall = (request: ServiceRequest) =>
  ({
    endpoint: 'requestService',
    states: signedInAnnaWithBorisProfileStates,
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
    callGateway: ({ serviceRequestGateway }) => serviceRequestGateway.send(request),
  }) satisfies Partial<Interaction>

const placement = { tariff: 'quarter', comment: 'Хочу наверх.' } as const
const placementCall = {
  endpoint: 'applyForPlacement',
  states: signedInAnnaStates,
  request: { path: '/api/user/application/buy', token, body: placement },
  callGateway: ({ accountGateway }) => accountGateway.applyForPlacement(placement),
} satisfies Partial<Interaction>

const createUnfinishedRegistrationCall = (call: Call & Pick<Interaction, 'states'>) => ({
  ...call,
  states: [...call.states, registrationState],
  request: { ...call.request, token: registrationToken },
})

export const submissionInteractions: readonly Interaction[] = [
  { ...createReviewCall(44), ...acceptedResult, description: 'a new review: accepted' },
  {
    ...createReviewCall(44),
    description: 'a new review: the user has reviewed the profile already',
    states: [
      ...signedInAnnaWithBorisProfileStates,
      createState('somebody has reviewed a profile', { profile_id: 44, reviewer_profile_id: 42 }),
    ],
    response: createRefusalResponse({ error: 'Так нельзя.' }),
    outcome: createFieldErrorsOutcome([], 'Так нельзя.'),
  },
  {
    ...createReviewCall(42),
    description: 'a new review: refused for the user’s own profile',
    response: { status: 403, statuses: [403, 422] },
    outcome: { error: { _tag: 'ReviewForbidden', fields: {}, message: '' } },
  },
  {
    ...createReviewCall(404),
    ...profileNotFoundResult,
    description: 'a new review: the profile does not exist',
    states: missingProfileStates,
  },
  createExpiredSessionInteraction('a new review', createReviewCall(44)),
  { ...createComplaintCall(44), ...acceptedResult, description: 'a complaint: accepted' },
  {
    ...createUnfinishedRegistrationCall(createComplaintCall(44)),
    ...acceptedResult,
    description: 'a complaint: accepted before the account is created',
  },
  { ...createComplaintCall(44, 3, ''), ...acceptedResult, description: 'a complaint: accepted without a text' },
  {
    ...createComplaintCall(44, 404),
    description: 'a complaint: the reason was removed meanwhile',
    response: createFieldErrorsResponse('type_id'),
    outcome: createFieldErrorsOutcome(['typeId']),
  },
  {
    ...createComplaintCall(404),
    ...profileNotFoundResult,
    description: 'a complaint: the profile does not exist',
    states: missingProfileStates,
  },
  createExpiredSessionInteraction('a complaint', createComplaintCall(44)),
  {
    ...createServiceRequestCall(serviceRequest),
    ...acceptedResult,
    description: 'a service request: accepted, for any specialist',
  },
  {
    ...createUnfinishedRegistrationCall(createServiceRequestCall(serviceRequest)),
    ...acceptedResult,
    description: 'a service request: accepted before the account is created',
  },
  {
    ...createServiceRequestCall({ ...serviceRequest, profileId: 44, date: null, budget: null }),
    ...acceptedResult,
    description: 'a service request: accepted for one specialist, without a date and a budget',
  },
  {
    ...createServiceRequestCall({ ...serviceRequest, categoryId: 404 }),
    description: 'a service request: the category was removed meanwhile',
    response: createFieldErrorsResponse('category_id'),
    outcome: createFieldErrorsOutcome(['categoryId']),
  },
  createExpiredSessionInteraction('a service request', createServiceRequestCall(serviceRequest)),
  {
    ...placementCall,
    ...acceptedResult,
    description: 'an application for placement: accepted',
  },
  createExpiredSessionInteraction('an application for placement', placementCall),
]
