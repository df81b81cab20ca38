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
const ask = createTestClient(() => world)
const langs = ['ru', 'en'] as const

const decoders = {
  regions: Schema.decodeUnknownSync(endpoints.regions.answer),
  city: Schema.decodeUnknownSync(endpoints.cityBySlug.answer),
  categories: Schema.decodeUnknownSync(endpoints.categories.answer),
  category: Schema.decodeUnknownSync(endpoints.categoryBySlug.answer),
  profile: Schema.decodeUnknownSync(endpoints.profileById.answer),
  profiles: Schema.decodeUnknownSync(endpoints.profiles.answer),
  random: Schema.decodeUnknownSync(endpoints.randomProfiles.answer),
  reviews: Schema.decodeUnknownSync(endpoints.profileReviews.answer),
  types: Schema.decodeUnknownSync(endpoints.complaintTypes.answer),
}
const flatten = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap(category => [category, ...flatten(category.children)])

/** The codecs drop invalid parts, so both sides are compared. */
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
const fromProfile = ({ specialities, socials, photos, createdAt }: Profile) => ({
  units: specialities.map(speciality => speciality.priceUnit),
  socials: socials.map(social => social.type),
  photos,
  createdAt,
})
const fromWire = ({
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
    const { regions } = decoders.regions((await ask(`/api/regions?lang=${lang}`)).body)
    const names = regions.flatMap(region => region.cities.map(city => `${city.id} ${city.name} ${region.name}`))
    expect(names.toSorted()).toEqual(
      dataCities.map(({ id, name, region }) => `${id} ${name[lang]} ${region[lang]}`).toSorted(),
    )
  })

  it('each city by its slug', async () => {
    const answers = await Promise.all(dataCities.map(({ slug }) => ask(`/api/cities/by/slug/${slug}`)))
    expect(answers.map(({ body }) => decoders.city(body).city.id)).toEqual(dataCities.map(({ id }) => id))
  })

  it.each(langs)('the tree of categories, and each by its slug, in %s', async lang => {
    const tree = flatten(
      decoders.categories((await ask(`/api/categories?lang=${lang}&withProfiles=1`)).body).categories,
    )
    expect(tree.map(({ slug, name }) => [slug, name])).toEqual(
      dataCategories.map(({ slug, name }) => [slug, name[lang]]),
    )
    const paths = dataCategories.map(({ slug }) => `/api/categories/${encodeURIComponent(slug)}?lang=${lang}`)
    const answers = await Promise.all(paths.map(path => ask(path)))
    const alone = tree.map(({ avatars: _faces, ...category }: TopCategory) => category)
    expect(answers.map(({ body }) => decoders.category(body).category)).toEqual(alone)
  })

  it.each(langs)('hundreds of profiles without dropping anything, in %s', async lang => {
    for (const page of [1, 5, 10, 15]) {
      const { body } = await ask(`/api/v2/profiles?per_page=100&page=${page}&sort=new&lang=${lang}`)
      const { items } = decoders.profiles(body)
      expect(items).toHaveLength(100)
      expect(items.map(fromProfile)).toEqual(decodeWire(body).data.map(fromWire))
    }
  })

  it('single profiles and random ones', async () => {
    for (const id of [1, 2, 3, 500, 1500]) {
      expect(decoders.profile((await ask(`/api/profiles/${id}`)).body).profile.id).toBe(id)
    }
    const { profiles } = decoders.random((await ask('/api/profiles/specialities/random?amount=50')).body)
    expect(profiles).toHaveLength(50)
  })

  it('all reviews of many profiles without dropping any', async () => {
    for (const id of [1, 2, 3, 4, 5, 500, 1500]) {
      const count = decoders.profile((await ask(`/api/profiles/${id}`)).body).profile.reviewsCount
      const { items, total } = decoders.reviews((await ask(`/api/profiles/${id}/reviews?per_page=100`)).body)
      expect(total).toBe(count)
      expect(items).toHaveLength(Math.min(100, count))
    }
  })

  it.each(langs)('the complaint types in %s', async lang => {
    expect(decoders.types((await ask(`/api/complaint-types?lang=${lang}`)).body).types).toHaveLength(6)
  })
})
