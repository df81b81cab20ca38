import { Schema } from 'effect'
import { isCategorySlug } from '#domain/category/category.ts'
import { maxComplaintLength } from '#domain/complaint/complaint.ts'
import { isNotificationType, maxNotificationTypes } from '#domain/notification/notification.ts'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import { parseSearch } from '#domain/profile/profile-filters.ts'
import { codeLength } from '#domain/registration/registration.ts'
import { ratingValues, reviewTextLimits } from '#domain/review/new-review.ts'
import { serviceRequestLimits } from '#domain/service-request/service-request.ts'
import { isCalendarDate } from '#domain/shared/moscow-date.ts'
import { maxPage } from '#domain/shared/pagination.ts'
import { parsePhone } from '#domain/shared/phone.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { countCharacters, textLimits } from '#domain/shared/text.ts'
import { editInputLimits } from '#domain/user/edit-input-limits.ts'
import { editLimits } from '#domain/user/edits.ts'
import { maxPlacementCommentLength, tariffs } from '#domain/user/placement.ts'
import * as wire from '#infrastructure/api/shared/fields.ts'
import { webUrlCodec } from '#infrastructure/api/shared/urls.ts'

// The API validates input, with messages for forms. The codecs of this file only limit its size and shape.

// Unlike the codecs of API responses, these five reject numbers in strings, so that equal inputs share a cache entry.
const id = Schema.toType(wire.idCodec)
const page = id.check(Schema.isLessThanOrEqualTo(maxPage))
const count = Schema.toType(wire.countCodec)
const amount = Schema.toType(wire.amountCodec)
const rating = Schema.toType(wire.ratingCodec)

const createRequiredText = (maxLength: number) => Schema.NonEmptyString.check(Schema.isMaxLength(maxLength))
const createBoundedText = (max: number, min = 0) =>
  Schema.String.check(Schema.makeFilter(text => countCharacters(text) >= min && countCharacters(text) <= max))
const phone = Schema.String.check(Schema.makeFilter(text => parsePhone(text) === text))
const password = createRequiredText(textLimits.password)

export const noInput = Schema.Undefined
export const email = createRequiredText(textLimits.email)
export const citySlug = Schema.String.check(Schema.makeFilter(isSlug))

/** Has no `withAvatars`, because only pages request avatars. */
export const categoriesWithCounts = Schema.Struct({ cityId: Schema.optionalKey(id) })

/** Accepts normalized text only, so that equal searches share a cache entry. */
export const search = Schema.Struct({
  text: Schema.NonEmptyString.check(Schema.makeFilter(text => parseSearch(text) === text)),
  city: Schema.optionalKey(citySlug),
})

export const citySearch = Schema.Struct({ text: search.fields.text })

export const cityId = id

export const profileId = id

export const profileCount = Schema.Struct({
  cityId: Schema.optionalKey(id),
  category: Schema.optionalKey(Schema.String.check(Schema.makeFilter(isCategorySlug))),
  search: Schema.optionalKey(search.fields.text),
  priceTo: Schema.optionalKey(amount),
  ratingFrom: Schema.optionalKey(rating),
})

export const reviewsPage = Schema.Struct({ profileId: id, page })

export const credentials = Schema.Struct({
  email: Schema.optionalKey(email),
  phone: Schema.optionalKey(phone),
  password,
}).check(Schema.makeFilter(input => input.email !== undefined || input.phone !== undefined))

export const verification = Schema.Struct({
  uuid: wire.textIdCodec,
  code: Schema.String.check(Schema.isPattern(new RegExp(`^\\d{${codeLength}}$`))),
})

export const newAccount = Schema.Struct({
  name: createRequiredText(textLimits.name),
  password,
  agreement: Schema.Literal(true),
})

export const passwordChange = Schema.Struct({ currentPassword: Schema.optionalKey(password), password })

export const personalEdit = Schema.Struct({
  name: Schema.optionalKey(createRequiredText(textLimits.name)),
  email: Schema.optionalKey(Schema.NullOr(email)),
  phone: Schema.optionalKey(Schema.NullOr(phone)),
})

export const chatApp = Schema.Struct({ whatsapp: phone })

export const isInRegionStatistics = Schema.Boolean

const unknownValue = Schema.String.check(Schema.isMaxLength(editInputLimits.unknownValue))

const speciality = Schema.Struct({
  id: Schema.optionalKey(id),
  categoryId: Schema.NullOr(id),
  name: Schema.optionalKey(createBoundedText(editLimits.serviceName)),
  priceFrom: Schema.NullOr(amount.check(Schema.isLessThanOrEqualTo(editInputLimits.price))),
  priceUnit: Schema.NullOr(Schema.Literals(priceUnits)),
  unknownUnit: Schema.optionalKey(unknownValue),
})

/** An entry that the site can't read is sent back unchanged. Only the size of the request limits it. */
const unreadableEntry = Schema.Struct({ entry: Schema.Unknown })

const urlLengthCheck = Schema.isMaxLength(textLimits.url)
// The length is checked before parsing too, because the Unicode normalization of a host takes quadratic time.
const social = Schema.Struct({
  type: Schema.Literals([...socialTypes, 'link']),
  unknownType: Schema.optionalKey(unknownValue),
  url: Schema.String.check(urlLengthCheck).pipe(Schema.decodeTo(webUrlCodec.check(urlLengthCheck))),
})

export const profileEdit = Schema.Struct({
  about: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(editInputLimits.about)))),
  cityId: Schema.optionalKey(Schema.NullOr(id)),
  experienceYears: Schema.optionalKey(
    Schema.NullOr(amount.check(Schema.isLessThanOrEqualTo(editInputLimits.experience))),
  ),
  specialities: Schema.optionalKey(
    Schema.Array(Schema.Union([speciality, unreadableEntry])).check(Schema.isMaxLength(editInputLimits.specialities)),
  ),
  socials: Schema.optionalKey(
    Schema.Array(Schema.Union([social, unreadableEntry])).check(Schema.isMaxLength(editInputLimits.socials)),
  ),
  // Only pages of earlier builds send both. Their specialities have no ids, so the API would rename them.
}).check(Schema.makeFilter(input => !(input.specialities && input.socials)))

const ratingValue = Schema.Literals(ratingValues)

export const newReview = Schema.Struct({
  profileId: id,
  text: createBoundedText(reviewTextLimits.max, reviewTextLimits.min),
  ratingQuality: ratingValue,
  ratingPrice: ratingValue,
  ratingTime: ratingValue,
})

export const newComplaint = Schema.Struct({ profileId: id, typeId: id, text: createBoundedText(maxComplaintLength) })

export const serviceRequest = Schema.Struct({
  cityId: id,
  categoryId: id,
  profileId: Schema.optionalKey(id),
  description: createBoundedText(serviceRequestLimits.description),
  // Past days are left to the API, because midnight may pass between this check and the API's.
  date: Schema.NullOr(Schema.String.check(Schema.makeFilter(isCalendarDate))),
  budget: Schema.NullOr(count.check(Schema.isLessThanOrEqualTo(serviceRequestLimits.budget))),
  phone,
})

export const placement = Schema.Struct({
  tariff: Schema.Literals(tariffs),
  comment: createBoundedText(maxPlacementCommentLength),
})

export const notificationsPage = Schema.Struct({ page, unreadOnly: Schema.Boolean })

/** A page of notifications has fewer. */
const maxMarkedNotifications = 100

export const notificationIds = Schema.NonEmptyArray(wire.textIdCodec).check(Schema.isMaxLength(maxMarkedNotifications))

export const notificationSettings = Schema.Record(Schema.String, Schema.Union([Schema.Boolean, unreadableEntry])).check(
  Schema.makeFilter(settings => {
    const types = Object.keys(settings)
    const changedTypes = types.filter(type => typeof settings[type] === 'boolean')
    return changedTypes.length > 0 && types.length <= maxNotificationTypes && changedTypes.every(isNotificationType)
  }),
)
