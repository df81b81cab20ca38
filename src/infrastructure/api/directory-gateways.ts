import { Effect } from 'effect'
import type {
  CityGateway,
  CategoryGateway,
  ProfileGateway,
  ReviewGateway,
  ComplaintGateway,
  ServiceRequestGateway,
  TranslationGateway,
} from '#application/ports.ts'
import type { CityNotFound } from '#domain/city/city.ts'
import type { ApiClient } from './client.ts'
import { mapNotFoundToUnavailable, mapRefusal, mapResponse, toFieldErrors } from './gateway-errors.ts'
import type { CategoryNotFound } from '#domain/category/category.ts'
import { defaultSort } from '#domain/profile/profile-filters.ts'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import type { ReviewForbidden } from '#domain/review/new-review.ts'
import { formatErrors } from './client/error-body.ts'
import type { Forbidden, Refused } from './client/failure.ts'
import { emptyIfPastEnd } from './shared/page.codec.ts'

export const createCityGateway = ({ call }: ApiClient): CityGateway => ({
  findBySlug: slug =>
    call('cityBySlug', { params: { slug }, query: {} }).pipe(
      Effect.map(({ city }) => city),
      Effect.catchTag('NotFound', () => Effect.fail<CityNotFound>({ _tag: 'CityNotFound', slug })),
    ),
  listRegions: () => mapResponse(call('regions', { params: {}, query: {} }), ({ regions }) => regions),
})

export const createCategoryGateway = ({ call }: ApiClient): CategoryGateway => ({
  listTree: ({ withAvatars: withProfiles = false, ...cityFilter }) =>
    mapResponse(
      call('categories', { params: {}, query: { ...cityFilter, withProfiles } }),
      ({ categories }) => categories,
    ),
  findBySlug: ({ slug, ...cityFilter }) =>
    call('categoryBySlug', { params: { slug }, query: cityFilter }).pipe(
      Effect.map(({ category }) => category),
      Effect.catchTag('NotFound', () => Effect.fail<CategoryNotFound>({ _tag: 'CategoryNotFound', slug })),
    ),
})

export const createTranslationGateway = ({ call }: ApiClient): TranslationGateway => ({
  listRegions: locale => mapResponse(call('regions', { params: {}, query: {}, locale }), ({ regions }) => regions),
  listCategories: locale =>
    mapResponse(
      call('categories', { params: {}, query: { withProfiles: false }, locale }),
      ({ categories }) => categories,
    ),
})

const failProfileNotFound = (id: number, message = '') =>
  Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id, ...(message !== '' && { message }) })

const isPresent = (profile: Profile | null): profile is Profile => profile !== null

/** The API selects specialities at random, so a specialist with two of them may occur twice. */
const removeDuplicates = (profiles: readonly Profile[]): readonly Profile[] => [
  ...new Map(profiles.map(profile => [profile.id, profile])).values(),
]

export const createProfileGateway = ({ call }: ApiClient): ProfileGateway => ({
  findById: id => {
    if (!Number.isSafeInteger(id) || id < 1) return failProfileNotFound(id)
    return call('profileById', { params: { id }, query: {} }).pipe(
      Effect.map(({ profile }) => profile),
      Effect.catchTag('NotFound', () => failProfileNotFound(id)),
    )
  },
  // The sort order is always sent, because the API's default is unspecified.
  list: query =>
    call('profiles', { params: {}, query: { sort: defaultSort, ...query } }).pipe(
      Effect.map(emptyIfPastEnd(query.page)),
      mapNotFoundToUnavailable,
    ),
  listRandom: amount =>
    mapResponse(call('randomProfiles', { params: {}, query: { amount } }), ({ profiles }) =>
      removeDuplicates(profiles.map(({ profile }) => profile).filter(isPresent)).slice(0, amount),
    ),
})

const toProfileErrors =
  <E>(id: number, toErrors: (refusal: Refused) => Effect.Effect<never, E>) =>
  (refusal: Refused): Effect.Effect<never, E | ProfileNotFound> =>
    refusal.reason === 'not-found' ? failProfileNotFound(id, formatErrors(refusal.body)) : toErrors(refusal)

const toReviewErrors = toFieldErrors(['text', 'ratingQuality', 'ratingPrice', 'ratingTime'])

const toReviewForbidden = (forbidden: Forbidden) =>
  Effect.mapError(toReviewErrors(forbidden), (errors): ReviewForbidden => ({ ...errors, _tag: 'ReviewForbidden' }))

export const createReviewGateway = ({ call, send }: ApiClient): ReviewGateway => ({
  listByProfile: ({ profileId: id, ...query }) =>
    call('profileReviews', { params: { id }, query }).pipe(
      Effect.map(emptyIfPastEnd(query.page)),
      Effect.catchTag('NotFound', () => failProfileNotFound(id)),
    ),
  write: ({ profileId: id, ...body }) =>
    send('writeReview', { params: { id }, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toProfileErrors(id, toReviewErrors)),
      Effect.catchTag('Forbidden', toReviewForbidden),
      Effect.catchTag('NotFound', () => failProfileNotFound(id)),
    ),
})

export const createComplaintGateway = ({ call, send }: ApiClient): ComplaintGateway => ({
  listTypes: () => mapResponse(call('complaintTypes', { params: {}, query: {} }), ({ types }) => types),
  file: ({ profileId: id, ...body }) =>
    send('fileComplaint', { params: { id }, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toProfileErrors(id, toFieldErrors(['typeId', 'text']))),
      Effect.catchTag('NotFound', () => failProfileNotFound(id)),
    ),
})

const serviceRequestFields = ['cityId', 'categoryId', 'profileId', 'description', 'date', 'budget', 'phone']

export const createServiceRequestGateway = ({ send }: ApiClient): ServiceRequestGateway => ({
  send: body =>
    mapRefusal(Effect.asVoid(send('requestService', { params: {}, body })), toFieldErrors(serviceRequestFields)),
})
