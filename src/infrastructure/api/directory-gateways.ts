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
import { notFoundAsUnavailable, toFieldErrors } from './gateway-errors.ts'
import type { CategoryNotFound } from '#domain/category/category.ts'
import { defaultSort } from '#domain/profile/profile-filters.ts'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import type { AlreadyReviewed, ReviewForbidden } from '#domain/review/new-review.ts'
import type { FieldErrors } from '#domain/shared/api-errors.ts'
import { formatErrors } from './client/error-body.ts'
import type { Refused } from './client/failure.ts'

export const cityGateway = ({ call }: ApiClient): CityGateway => ({
  bySlug: slug =>
    call('cityBySlug', { params: { slug }, query: {} }).pipe(
      Effect.map(({ city }) => city),
      Effect.catchTag('NotFound', () => Effect.fail<CityNotFound>({ _tag: 'CityNotFound', slug })),
    ),
  regions: () =>
    call('regions', { params: {}, query: {} }).pipe(
      Effect.map(({ regions }) => regions),
      notFoundAsUnavailable,
    ),
})

export const categoryGateway = ({ call }: ApiClient): CategoryGateway => ({
  tree: ({ withAvatars: withProfiles = false, ...where }) =>
    call('categories', { params: {}, query: { ...where, withProfiles } }).pipe(
      Effect.map(({ categories }) => categories),
      notFoundAsUnavailable,
    ),
  bySlug: ({ slug, ...where }) =>
    call('categoryBySlug', { params: { slug }, query: where }).pipe(
      Effect.map(({ category }) => category),
      Effect.catchTag('NotFound', () => Effect.fail<CategoryNotFound>({ _tag: 'CategoryNotFound', slug })),
    ),
})

export const translationGateway = ({ call }: ApiClient): TranslationGateway => ({
  regions: locale =>
    call('regions', { params: {}, query: {}, locale }).pipe(
      Effect.map(({ regions }) => regions),
      notFoundAsUnavailable,
    ),
  categories: locale =>
    call('categories', { params: {}, query: { withProfiles: false }, locale }).pipe(
      Effect.map(({ categories }) => categories),
      notFoundAsUnavailable,
    ),
})

const failProfileNotFound = (id: number, message = '') =>
  Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id, ...(message !== '' && { message }) })

const isPresent = (profile: Profile | null): profile is Profile => profile !== null

/** The API draws specialities, so a person with two may occur twice. */
const removeDuplicates = (profiles: readonly Profile[]): readonly Profile[] => [
  ...new Map(profiles.map(profile => [profile.id, profile])).values(),
]

export const profileGateway = ({ call }: ApiClient): ProfileGateway => ({
  byId: id => {
    if (!Number.isSafeInteger(id) || id < 1) return failProfileNotFound(id)
    return call('profileById', { params: { id }, query: {} }).pipe(
      Effect.map(({ profile }) => profile),
      Effect.catchTag('NotFound', () => failProfileNotFound(id)),
    )
  },
  // Always sends the sort order, because the API's default is unspecified.
  list: query => call('profiles', { params: {}, query: { sort: defaultSort, ...query } }).pipe(notFoundAsUnavailable),
  random: amount =>
    call('randomProfiles', { params: {}, query: { amount } }).pipe(
      Effect.map(({ profiles }) =>
        removeDuplicates(profiles.map(({ profile }) => profile).filter(isPresent)).slice(0, amount),
      ),
      notFoundAsUnavailable,
    ),
})

/** Handles the texts of a 404 apart from those about the input. */
const toProfileErrors =
  <E>(id: number, toErrors: (refused: Refused) => Effect.Effect<never, E>) =>
  (refused: Refused): Effect.Effect<never, E | ProfileNotFound> =>
    refused.reason === 'not-found' ? failProfileNotFound(id, formatErrors(refused.body)) : toErrors(refused)

const toReviewErrors = toFieldErrors({
  text: 'text',
  rating_quality: 'ratingQuality',
  rating_price: 'ratingPrice',
  rating_time: 'ratingTime',
})

/** An `error` without a field means that the visitor has already reviewed this profile. */
const toRefusedReview = (refused: Refused): Effect.Effect<never, AlreadyReviewed | FieldErrors> => {
  const { error: message, fields } = refused.body
  return message !== '' && fields.size === 0
    ? Effect.fail<AlreadyReviewed>({ _tag: 'AlreadyReviewed', message })
    : toReviewErrors(refused)
}

export const reviewGateway = ({ call, send }: ApiClient): ReviewGateway => ({
  ofProfile: ({ profileId: id, ...query }) =>
    call('profileReviews', { params: { id }, query }).pipe(Effect.catchTag('NotFound', () => failProfileNotFound(id))),
  write: ({ profileId: id, ...body }) =>
    send('writeReview', { params: { id }, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toProfileErrors(id, toRefusedReview)),
      Effect.catchTag('Forbidden', ({ body: said }) =>
        Effect.fail<ReviewForbidden>({ _tag: 'ReviewForbidden', message: formatErrors(said) }),
      ),
      Effect.catchTag('NotFound', () => failProfileNotFound(id)),
    ),
})

export const complaintGateway = ({ call, send }: ApiClient): ComplaintGateway => ({
  types: () =>
    call('complaintTypes', { params: {}, query: {} }).pipe(
      Effect.map(({ types }) => types),
      notFoundAsUnavailable,
    ),
  file: ({ profileId: id, ...body }) =>
    send('fileComplaint', { params: { id }, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toProfileErrors(id, toFieldErrors({ type_id: 'typeId', text: 'text' }))),
      Effect.catchTag('NotFound', () => failProfileNotFound(id)),
    ),
})

const fields = {
  city_id: 'cityId',
  category_id: 'categoryId',
  profile_id: 'profileId',
  description: 'description',
  date: 'date',
  budget: 'budget',
  phone: 'phone',
}

export const serviceRequestGateway = ({ send }: ApiClient): ServiceRequestGateway => ({
  send: body =>
    send('requestService', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors(fields)),
      notFoundAsUnavailable,
    ),
})
