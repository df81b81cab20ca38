import { Schema } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'
import { categoryCodec, topCategoryCodec } from '#infrastructure/api/category/category.endpoints.ts'
import { cityCodec, regionCodec } from '#infrastructure/api/city/city.endpoints.ts'
import { complaintTypeCodec } from '#infrastructure/api/complaint/complaint.endpoints.ts'
import { notificationCodec } from '#infrastructure/api/notification/notification.endpoints.ts'
import { personCodec, profileCodec, socialCodec, specialityCodec } from '#infrastructure/api/profile/profile.codec.ts'
import { reviewCodec } from '#infrastructure/api/review/review.endpoints.ts'
import {
  amountCodec,
  countCodec,
  idCodec,
  looseBooleanCodec,
  ratingCodec,
  timestampCodec,
} from '#infrastructure/api/shared/fields.ts'
import { ownProfileCodec, userCodec } from '#infrastructure/api/user/user.codec.ts'
import { componentExamples } from './examples.ts'
import { getResponseSchema, type JsonSchema, type NamedSchemas } from './json-schema.ts'

/** Inner components come first, because outer ones refer to them. */
const codecs: readonly (readonly [name: string, codec: Schema.Constraint, description: string])[] = [
  ['Id', idCodec, 'A positive integer, possibly as text.'],
  ['Count', countCodec, 'An integer from 0, possibly as text.'],
  [
    'Amount',
    amountCodec,
    `A number from 0, possibly as text, as PHP writes decimals. A price of 0 or above ${maxPrice.toLocaleString('en-US')} counts as missing.`,
  ],
  [
    'Rating',
    ratingCodec,
    'A number from 1 to 5: an average or, in a review, the rating by its author. Null or 0 stands for no rating.',
  ],
  ['Boolean', looseBooleanCodec, 'True or false, or 1 or 0 (possibly as text) from a database without booleans.'],
  [
    'Time',
    timestampCodec,
    'ISO 8601 with a zone; microseconds may occur. A time before 2000 or more than a day in the future counts as missing.',
  ],
  [
    'PriceUnit',
    Schema.Literals(priceUnits),
    'The unit of a price. If the site does not know the unit, it shows the price without it.',
  ],
  ['SocialType', Schema.Literals([...socialTypes, 'link']), 'Another type becomes a plain link.'],
  ['City', cityCodec, 'A city.'],
  ['Region', regionCodec, 'A region with its cities.'],
  ['Person', personCodec, 'The owner of a profile or the author of a review.'],
  ['Category', categoryCodec, 'A category with its subcategories.'],
  ['TopCategory', topCategoryCodec, 'A category of the first level, with up to four of its specialists on request.'],
  ['Speciality', specialityCodec, 'A service and its price.'],
  ['Social', socialCodec, 'A link to the person’s own website, or to their page on another site.'],
  ['Profile', profileCodec, 'A specialist. Only the id is required.'],
  ['Review', reviewCodec, 'A review, with its reply.'],
  ['ComplaintType', complaintTypeCodec, 'A reason for a complaint.'],
  ['User', userCodec, 'The signed-in user.'],
  ['OwnProfile', ownProfileCodec, 'The profile of the signed-in user, with private fields.'],
  ['Notification', notificationCodec, 'A message to a user.'],
]

const openEnums: ReadonlySet<string> = new Set(['PriceUnit', 'SocialType'])

export const namedSchemas: NamedSchemas = codecs.reduce<NamedSchemas>(
  (innerSchemas, [name, codec]) => [...innerSchemas, [name, getResponseSchema(codec, innerSchemas)]],
  [],
)

const descriptions: ReadonlyMap<string, string> = new Map(codecs.map(([name, , text]) => [name, text]))

const findExamples = (name: string) => {
  const example = componentExamples[name]
  return example === undefined ? {} : { examples: [example] }
}

export const describeComponent = (name: string, schema: JsonSchema): JsonSchema => ({
  ...(descriptions.has(name) && { description: descriptions.get(name) }),
  ...(openEnums.has(name) ? { anyOf: [schema, { type: 'string' }] } : schema),
  ...findExamples(name),
})
