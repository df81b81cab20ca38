import { MatchersV3 } from '@pact-foundation/pact'
import { failuresOf, notFound } from './failures.ts'
import { given, type Interaction } from './interaction.ts'

const { eachLike, integer, string } = MatchersV3

const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
const cityLike = { id: integer(kazan.id), slug: string(kazan.slug), name: string(kazan.name) }
export const thereIsKazan = given('a city exists', { ...kazan, region: 'Татарстан' })

const regions = {
  endpoint: 'regions',
  request: { path: '/api/regions' },
  ask: ({ cityGateway }) => cityGateway.regions(),
} satisfies Partial<Interaction>

const bySlug = {
  endpoint: 'cityBySlug',
  request: { path: '/api/cities/by/slug/kazan' },
  ask: ({ cityGateway }) => cityGateway.bySlug('kazan'),
} satisfies Partial<Interaction>

export const cityInteractions: readonly Interaction[] = [
  {
    ...regions,
    description: 'the regions: found',
    states: [thereIsKazan],
    response: { status: 200, body: { regions: eachLike({ name: string('Татарстан'), cities: eachLike(cityLike) }) } },
    outcome: { value: [{ name: 'Татарстан', cities: [kazan] }] },
  },
  {
    ...regions,
    description: 'the regions: none',
    states: [given('no regions exist', {})],
    response: { status: 200, body: { regions: [] } },
    outcome: { value: [] },
  },
  ...failuresOf({ ...regions, what: 'the regions' }),
  {
    ...bySlug,
    description: 'a city by its slug: found',
    states: [thereIsKazan],
    response: { status: 200, body: { city: { ...cityLike, slug: kazan.slug } } },
    outcome: { value: kazan },
  },
  {
    ...bySlug,
    description: 'a city by its slug: not found',
    states: [given('no city has the slug', { slug: 'nope' })],
    request: { path: '/api/cities/by/slug/nope' },
    ask: ({ cityGateway }) => cityGateway.bySlug('nope'),
    response: notFound,
    outcome: { error: { _tag: 'CityNotFound', slug: 'nope' } },
  },
  ...failuresOf({ ...bySlug, what: 'a city by its slug' }),
]
