import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Category, TopCategory } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { dataCategories } from '#mocks/dataset/categories.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import { createWorld } from '#mocks/world/world.ts'
import { createTestClient } from './test-client.ts'

const world = await createWorld(1500)
const call = createTestClient(() => world)
const langs = ['ru', 'en'] as const

const decoders = {
  regions: Schema.decodeUnknownSync(endpoints.regions.response),
  city: Schema.decodeUnknownSync(endpoints.cityBySlug.response),
  categories: Schema.decodeUnknownSync(endpoints.categories.response),
  category: Schema.decodeUnknownSync(endpoints.categoryBySlug.response),
  profile: Schema.decodeUnknownSync(endpoints.profileById.response),
  profiles: Schema.decodeUnknownSync(endpoints.profiles.response),
  random: Schema.decodeUnknownSync(endpoints.randomProfiles.response),
  reviews: Schema.decodeUnknownSync(endpoints.profileReviews.response),
  types: Schema.decodeUnknownSync(endpoints.complaintTypes.response),
}
const flatten = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap(category => [category, ...flatten(category.children)])

/** Decodes the wire form without dropping invalid parts, which the site's codecs drop. */
const decodeWire = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Array(
      Schema.Struct({
        specialities: Schema.Array(Schema.Struct({ price_unit: Schema.NullOr(Schema.String) })),
        socials: Schema.optional(Schema.Array(Schema.Struct({ type: Schema.String }))),
        photos: Schema.Array(Schema.String),
        created_at: Schema.String,
      }),
    ),
  }),
)
const summarizeProfile = ({ specialities, socials, photos, createdAt }: Profile) => ({
  units: specialities.map(speciality => speciality.priceUnit),
  socials: socials.map(social => social.type),
  photos,
  createdAt,
})
const summarizeWire = ({
  specialities,
  socials,
  photos,
  created_at: createdAt,
}: ReturnType<typeof decodeWire>['data'][number]) => ({
  units: specialities.map(speciality => speciality.price_unit),
  socials: (socials ?? []).map(social => social.type),
  photos,
  createdAt,
})

describe("the site's codecs decode", () => {
  it.each(langs)('all regions and cities in %s', async lang => {
    const { regions } = decoders.regions((await call(`/api/regions?lang=${lang}`)).body)
    const names = regions.flatMap(region => region.cities.map(city => `${city.id} ${city.name} ${region.name}`))
    expect(names.toSorted()).toEqual(
      dataCities.map(({ id, name, region }) => `${id} ${name[lang]} ${region[lang]}`).toSorted(),
    )
  })

  it('every tenth city by its slug', async () => {
    for (const { id, slug } of dataCities.filter((_, index) => index % 10 === 0))
      expect(decoders.city((await call(`/api/cities/by/slug/${slug}`)).body).city.id).toBe(id)
  })

  it.each(langs)('the tree of categories, and each by its slug, in %s', async lang => {
    const tree = flatten(
      decoders.categories((await call(`/api/categories?lang=${lang}&withProfiles=1`)).body).categories,
    )
    expect(tree.map(({ slug, name }) => [slug, name])).toEqual(
      dataCategories.map(({ slug, name }) => [slug, name[lang]]),
    )
    const paths = dataCategories.map(({ slug }) => `/api/categories/${encodeURIComponent(slug)}?lang=${lang}`)
    const responses = await Promise.all(paths.map(path => call(path)))
    const categoriesWithoutAvatars = tree.map(({ avatars: _avatars, ...category }: TopCategory) => category)
    expect(responses.map(({ body }) => decoders.category(body).category)).toEqual(categoriesWithoutAvatars)
  })

  it.each(langs)('hundreds of profiles without dropping units, links, photos or dates, in %s', async lang => {
    for (const page of [1, 5, 10, 15]) {
      const { body } = await call(`/api/v2/profiles?per_page=100&page=${page}&sort=new&lang=${lang}`)
      const { items } = decoders.profiles(body)
      expect(items).toHaveLength(100)
      expect(items.map(summarizeProfile)).toEqual(decodeWire(body).data.map(summarizeWire))
    }
  })

  it('single profiles and random ones', async () => {
    for (const id of [1, 2, 3, 500, 1500]) {
      expect(decoders.profile((await call(`/api/profiles/${id}`)).body).profile.id).toBe(id)
    }
    const { profiles } = decoders.random((await call('/api/profiles/specialities/random?amount=50')).body)
    expect(profiles).toHaveLength(50)
  })

  it('up to 100 reviews of each of seven profiles without dropping any', async () => {
    for (const id of [1, 2, 3, 4, 5, 500, 1500]) {
      const count = decoders.profile((await call(`/api/profiles/${id}`)).body).profile.reviewsCount
      const { items, total } = decoders.reviews((await call(`/api/profiles/${id}/reviews?per_page=100`)).body)
      expect(total).toBe(count)
      expect(items).toHaveLength(Math.min(100, count))
    }
  })

  it.each(langs)('the complaint types in %s', async lang => {
    expect(decoders.types((await call(`/api/complaint-types?lang=${lang}`)).body).types).toHaveLength(6)
  })
})
