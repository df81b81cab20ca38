import { Effect, Exit, Schema } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { OmissionReport } from '#infrastructure/api/shared/lenient.ts'
import { cityCodec, regionCodec } from './city.endpoints.ts'

const kazan = { id: 2, slug: 'kazan', name: 'Казань' }

describe('a city on the wire', () => {
  it('ignores unknown fields', () => {
    expect(Schema.decodeUnknownSync(cityCodec)({ ...kazan, population: 1_300_000 })).toEqual(kazan)
  })

  it.each(['id', 'slug', 'name'])('is invalid without its %s', name => {
    const decodeWithValue = (value: unknown) => Schema.decodeUnknownExit(cityCodec)({ ...kazan, [name]: value })
    expect([undefined, null, ''].map(value => Exit.isFailure(decodeWithValue(value)))).toEqual([true, true, true])
  })
})

describe('R-invisible: the name of a city', () => {
  it.each([' Казань', 'Казань\u00A0', '\u200BКазань\u2060', '\u202EКазань'])('is cleaned: %j', name => {
    expect(Schema.decodeUnknownSync(cityCodec)({ ...kazan, name })).toEqual(kazan)
  })

  it.each([' ', '\u200B'])('is invalid without visible characters: %j', name => {
    expect(Exit.isFailure(Schema.decodeUnknownExit(cityCodec)({ ...kazan, name }))).toBe(true)
  })
})

describe('R-slug: the cities of an API with its own slugs', () => {
  const decode = async (slugs: readonly string[]) => {
    let omitted = 0
    const regions = [{ name: 'Татарстан', cities: slugs.map((slug, index) => ({ id: index + 1, slug, name: slug })) }]
    const decodeEffect = Schema.decodeUnknownEffect(endpoints.regions.response)({ regions }).pipe(
      Effect.provideService(OmissionReport, () => void (omitted += 1)),
    )
    const outcome = await run(decodeEffect)
    const decodedRegions = outcome.ok ? outcome.value.regions : []
    return { slugs: decodedRegions.flatMap(({ cities }) => cities.map(({ slug }) => slug)), omitted }
  }

  it('are listed if their slug can be the first segment of a URL', async () => {
    const slugs = ['UPPER', 'Кириллица', 'snake_case', 'a~b', 'c++']
    expect(await decode(slugs)).toEqual({ slugs, omitted: 0 })
  })

  it('are omitted and reported if their slug is reserved or cannot be a segment of a URL', async () => {
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

  it('R-invisible: has a clean name', () => {
    expect([' Татарстан', '\u200B'].map(name => decode({ name }).name)).toEqual(['Татарстан', ''])
  })

  it('keeps its cities if its name is invalid', () => {
    expect(decode({ name: 7, cities: [kazan] })).toEqual({ name: '', cities: [kazan] })
  })

  it('omits invalid cities', () => {
    expect(decode({ name: 'Татарстан', cities: [{ id: 1 }, kazan] }).cities).toEqual([kazan])
  })

  it('survives a round trip', () => {
    const region = { name: 'Татарстан', cities: [kazan] }
    expect(decode(Schema.encodeSync(regionCodec)(region))).toEqual(region)
  })
})

describe('the regions', () => {
  const decode = Schema.decodeUnknownExit(endpoints.regions.response)
  const validRegion = { name: 'Татарстан', cities: [kazan] }

  it('are decoded without the invalid ones', () => {
    expect(decode({ regions: [validRegion, { cities: 'none' }, { name: 'Пусто', cities: [{ id: 1 }] }] })).toEqual(
      Exit.succeed({ regions: [validRegion] }),
    )
  })

  it('list each city once, in its first region, and report the duplicates', async () => {
    const ufa = { id: 3, slug: 'ufa', name: 'Уфа' }
    const regions = [
      { name: 'Татарстан', cities: [kazan, ufa, kazan] },
      { name: 'Поволжье', cities: [ufa, { ...kazan, id: 5 }] },
    ]
    const report = vi.fn()
    const decodeEffect = Schema.decodeUnknownEffect(endpoints.regions.response)({ regions })
    const outcome = await run(decodeEffect.pipe(Effect.provideService(OmissionReport, report)))
    const decodedRegions = [
      { name: 'Татарстан', cities: [kazan, ufa] },
      { name: 'Поволжье', cities: [] },
    ]
    expect(outcome).toEqual({ ok: true, value: { regions: decodedRegions } })
    expect(report).toHaveBeenCalledTimes(3)
  })

  it.each([{}, { regions: null }, { regions: {} }, { regions: [{ name: 'Татарстан', cities: [{ id: 1 }] }] }])(
    'are invalid, not empty: %j',
    body => {
      expect(Exit.isFailure(decode(body))).toBe(true)
    },
  )
})
