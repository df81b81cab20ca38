import { Schema } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import { categoryCodec, topCategoryCodec } from '#infrastructure/api/category/category.endpoints.ts'
import { cityCodec, regionCodec } from '#infrastructure/api/city/city.endpoints.ts'
import { complaintTypeCodec } from '#infrastructure/api/complaint/complaint.endpoints.ts'
import { notificationCodec } from '#infrastructure/api/notification/notification.endpoints.ts'
import { personCodec, profileCodec, socialCodec, specialityCodec } from '#infrastructure/api/profile/profile.codec.ts'
import { reviewCodec } from '#infrastructure/api/review/review.endpoints.ts'
import { Amount, Count, Id, LooseBoolean, Rating, Timestamp } from '#infrastructure/api/shared/fields.ts'
import { ownProfileCodec, userCodec } from '#infrastructure/api/user/user.codec.ts'
import { componentExamples } from './examples.ts'
import { getAnswerSchema, type JsonSchema, type Named } from './json-schema.ts'

/** Named components, inner ones first. */
const codecs: readonly (readonly [name: string, codec: Schema.Constraint, description: string])[] = [
  ['Id', Id, 'A positive integer, or one as text.'],
  ['Count', Count, 'How many: an integer from 0, or one as text.'],
  ['Amount', Amount, 'A number from 0, or one as text, as PHP writes decimals.'],
  ['Rating', Rating, 'An average from 1 to 5; null where nobody rated.'],
  ['Boolean', LooseBoolean, 'True or false; 1 and 0 where a database has no booleans.'],
  ['Time', Timestamp, 'ISO 8601 with a zone; microseconds may occur.'],
  [
    'PriceUnit',
    Schema.Literals(priceUnits),
    'Of a price. The site shows the price without a unit that it does not know.',
  ],
  ['SocialType', Schema.Literals([...socialTypes, 'link']), 'Another type becomes a plain link.'],
  ['City', cityCodec, 'A city.'],
  ['Region', regionCodec, 'A region with its cities.'],
  ['Person', personCodec, 'Whose profile or review it is.'],
  ['Category', categoryCodec, 'A category with those below it.'],
  ['TopCategory', topCategoryCodec, 'A category of the first level, with up to four of its specialists if asked for.'],
  ['Speciality', specialityCodec, 'A service and its price.'],
  ['Social', socialCodec, 'A link to a page of the person elsewhere.'],
  ['Profile', profileCodec, 'A specialist. Only the id is essential.'],
  ['Review', reviewCodec, 'A review, with the reply to it.'],
  ['ComplaintType', complaintTypeCodec, 'A reason for a complaint.'],
  ['User', userCodec, 'Whoever is signed in.'],
  ['OwnProfile', ownProfileCodec, 'One’s own profile, with what only they see.'],
  ['Notification', notificationCodec, 'A message to a user.'],
]

/** The API may add values. */
const openEnums: ReadonlySet<string> = new Set(['PriceUnit', 'SocialType'])

export const named: Named = codecs.reduce<Named>(
  (before, [name, codec]) => [...before, [name, getAnswerSchema(codec, before)]],
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
