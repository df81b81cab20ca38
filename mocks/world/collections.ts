import { Collection } from '@msw/data'
import { Schema } from 'effect'
import { categoryCodec } from '#infrastructure/api/category/category.endpoints.ts'
import { cityCodec, regionCodec } from '#infrastructure/api/city/city.endpoints.ts'
import { complaintTypeCodec } from '#infrastructure/api/complaint/complaint.endpoints.ts'
import { profileCodec } from '#infrastructure/api/profile/profile.codec.ts'
import { reviewCodec } from '#infrastructure/api/review/review.endpoints.ts'

// The gateways' codecs validate the records, so the mock API can't store what the site can't read.
const cityRecord = Schema.Struct({
  id: Schema.Int,
  slug: Schema.String,
  regionId: Schema.Int,
  ru: cityCodec,
  en: cityCodec,
})
const regionRecord = Schema.Struct({ id: Schema.Int, ru: regionCodec, en: regionCodec })
const categoryRecord = Schema.Struct({
  id: Schema.Int,
  slug: Schema.String,
  parentId: Schema.NullOr(Schema.Int),
  ru: categoryCodec,
  en: categoryCodec,
})

const reviewRecord = Schema.Struct({ id: Schema.Int, profileId: Schema.Int, review: reviewCodec })
const complaintTypeRecord = Schema.Struct({ id: Schema.Int, ru: complaintTypeCodec, en: complaintTypeCodec })

export const createCollections = () => ({
  regions: new Collection({ schema: Schema.toStandardSchemaV1(regionRecord) }),
  cities: new Collection({ schema: Schema.toStandardSchemaV1(cityRecord) }),
  categories: new Collection({ schema: Schema.toStandardSchemaV1(categoryRecord) }),
  profileOverrides: new Collection({ schema: Schema.toStandardSchemaV1(profileCodec) }),
  reviews: new Collection({ schema: Schema.toStandardSchemaV1(reviewRecord) }),
  complaintTypes: new Collection({ schema: Schema.toStandardSchemaV1(complaintTypeRecord) }),
})

export type Collections = ReturnType<typeof createCollections>
export type CityRecord = typeof cityRecord.Type
export type CategoryRecord = typeof categoryRecord.Type
