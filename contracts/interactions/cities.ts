import { MatchersV3 } from '@pact-foundation/pact'
import { anyId, text, whole } from '#contracts/matchers.ts'
import { notFound, createOutOfOrder } from './failures.ts'
import { givenState, type Interaction } from './interaction.ts'
import { cities } from './people.ts'

const { arrayContaining, eachLike } = MatchersV3

const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
const moscow = { id: 6, slug: 'moskva', name: 'Москва' }

const kazanLike = { ...kazan, id: whole(kazan.id) }

const regions = {
  endpoint: 'regions',
  request: { path: '/api/regions' },
  ask: ({ cityGateway }) => cityGateway.regions(),
} satisfies Partial<Interaction>

const bySlug = {
  endpoint: 'cityBySlug',
  states: cities,
  request: { path: '/api/cities/by/slug/kazan' },
  ask: ({ cityGateway }) => cityGateway.bySlug('kazan'),
} satisfies Partial<Interaction>

const onlyThese = [givenState('no regions exist', {}), ...cities]
const found = (all: readonly { readonly name: string; readonly cities: readonly (typeof kazan)[] }[]) => ({
  response: {
    status: 200,
    body: {
      regions: arrayContaining(
        ...all.map(region => ({ ...region, cities: region.cities.map(city => ({ ...city, id: whole(city.id) })) })),
      ),
    },
  },
  outcome: { value: all },
})

export const cityInteractions: readonly Interaction[] = [
  {
    ...regions,
    ...found([
      { name: 'Татарстан', cities: [kazan] },
      { name: 'Московская область', cities: [moscow] },
    ]),
    description: 'the regions: found',
    states: onlyThese,
  },
  {
    ...regions,
    ...found([
      { name: 'Tatarstan', cities: [{ ...kazan, name: 'Kazan' }] },
      { name: 'Moscow Oblast', cities: [{ ...moscow, name: 'Moscow' }] },
    ]),
    description: 'the regions in English: found',
    lang: 'en',
    states: onlyThese,
  },
  {
    ...regions,
    description: 'the regions: every one has a name, and so has every city',
    states: onlyThese,
    response: {
      status: 200,
      body: {
        regions: eachLike({
          name: text('Татарстан'),
          cities: eachLike({ id: anyId(5), slug: text('kazan'), name: text('Казань') }),
        }),
      },
    },
    outcome: { value: [{ name: 'Татарстан', cities: [kazan] }] },
  },
  {
    ...regions,
    description: 'the regions: none',
    states: [givenState('no regions exist', {})],
    response: { status: 200, body: { regions: [] } },
    outcome: { value: [] },
  },
  createOutOfOrder('the regions', regions),
  {
    ...bySlug,
    description: 'a city by its slug: found',
    response: { status: 200, body: { city: kazanLike } },
    outcome: { value: kazan },
  },
  {
    ...bySlug,
    description: 'a city by its slug in English: found',
    lang: 'en',
    response: { status: 200, body: { city: { ...kazanLike, name: 'Kazan' } } },
    outcome: { value: { ...kazan, name: 'Kazan' } },
  },
  {
    ...bySlug,
    description: 'a city by its slug: not found',
    states: [givenState('no city has the slug', { slug: 'nope' })],
    request: { path: '/api/cities/by/slug/nope' },
    ask: ({ cityGateway }) => cityGateway.bySlug('nope'),
    response: notFound,
    outcome: { error: { _tag: 'CityNotFound', slug: 'nope' } },
  },
]
