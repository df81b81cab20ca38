import { Effect, Exit, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { OmittedReport } from '#infrastructure/api/shared/lenient.ts'
import { cityCodec, regionCodec } from './city.endpoints.ts'

const kazan = { id: 2, slug: 'kazan', name: 'Казань' }

describe('a city on the wire', () => {
  it('ignores unknown fields', () => {
    expect(Schema.decodeUnknownSync(cityCodec)({ ...kazan, population: 1_300_000 })).toEqual(kazan)
  })

  it.each(['id', 'slug', 'name'])('is invalid without its %s', name => {
    const without = (value: unknown) => Schema.decodeUnknownExit(cityCodec)({ ...kazan, [name]: value })
    expect([undefined, null, ''].map(value => Exit.isFailure(without(value)))).toEqual([true, true, true])
  })
})

describe('R-slug: of the cities of an API with slugs of its own', () => {
  const decode = async (slugs: readonly string[]) => {
    let omitted = 0
    const regions = [{ name: 'Татарстан', cities: slugs.map((slug, at) => ({ id: at + 1, slug, name: slug })) }]
    const decoded = Schema.decodeUnknownEffect(endpoints.regions.answer)({ regions }).pipe(
      Effect.provideService(OmittedReport, () => void (omitted += 1)),
    )
    const outcome = await run(decoded)
    const decodedRegions = outcome.ok ? outcome.value.regions : []
    return { slugs: decodedRegions.flatMap(({ cities }) => cities.map(({ slug }) => slug)), omitted }
  }

  it('those that an address can have are listed', async () => {
    const slugs = ['UPPER', 'Кириллица', 'snake_case', 'a~b', 'c++']
    expect(await decode(slugs)).toEqual({ slugs, omitted: 0 })
  })

  it('the others are omitted and reported', async () => {
    const slugs = ['kazan', 'with space', '100%', 'profiles', 'Profiles', '..', 'a/b', '~error', 'favicon.ico']
    expect(await decode(slugs)).toEqual({ slugs: ['kazan'], omitted: 8 })
  })
})

describe('a region on the wire', () => {
  const decode = Schema.decodeUnknownSync(regionCodec)

  it('may have no name and no cities', () => {
    expect(decode({})).toEqual({ name: '', cities: [] })
    expect(decode({ name: null, cities: null })).toEqual({ name: '', cities: [] })
  })

  it('leaves out invalid cities', () => {
    expect(decode({ name: 'Татарстан', cities: [{ id: 1 }, kazan] }).cities).toEqual([kazan])
  })

  it('survives a round trip', () => {
    const region = { name: 'Татарстан', cities: [kazan] }
    expect(decode(Schema.encodeSync(regionCodec)(region))).toEqual(region)
  })
})

describe('the regions', () => {
  const decode = Schema.decodeUnknownExit(endpoints.regions.answer)
  const good = { name: 'Татарстан', cities: [kazan] }

  it('stay when one of them is invalid', () => {
    expect(decode({ regions: [good, { cities: 'none' }, { name: 'Пусто', cities: [{ id: 1 }] }] })).toEqual(
      Exit.succeed({ regions: [good] }),
    )
  })

  it.each([{}, { regions: null }, { regions: {} }, { regions: [{ name: 'Татарстан', cities: [{ id: 1 }] }] }])(
    '%j never reads as no regions',
    answer => {
      expect(Exit.isFailure(decode(answer))).toBe(true)
    },
  )
})
