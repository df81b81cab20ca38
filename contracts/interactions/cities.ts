import { MatchersV3 } from '@pact-foundation/pact'
import { positiveInteger, nonBlankText, exactInteger } from '#contracts/matchers.ts'
import { notFoundResponse, createUnavailableInteraction } from './failures.ts'
import { createState, type Interaction } from './interaction.ts'
import { cityStates } from './people-states.ts'

const { arrayContaining, eachLike } = MatchersV3

const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
const moscow = { id: 6, slug: 'moskva', name: 'Москва' }

const kazanLike = { ...kazan, id: exactInteger(kazan.id) }

const regionsCall = {
  endpoint: 'regions',
  request: { path: '/api/regions' },
  callGateway: ({ cityGateway }) => cityGateway.listRegions(),
} satisfies Partial<Interaction>

const cityCall = {
  endpoint: 'cityBySlug',
  states: cityStates,
  request: { path: '/api/cities/by/slug/kazan' },
  callGateway: ({ cityGateway }) => cityGateway.findBySlug('kazan'),
} satisfies Partial<Interaction>

const onlyKazanAndMoscowStates = [createState('no regions exist', {}), ...cityStates]
const createRegionsResult = (
  expectedRegions: readonly { readonly name: string; readonly cities: readonly (typeof kazan)[] }[],
) => ({
  response: {
    status: 200,
    body: {
      regions: arrayContaining(
        ...expectedRegions.map(region => ({
          ...region,
          cities: region.cities.map(city => ({ ...city, id: exactInteger(city.id) })),
        })),
      ),
    },
  },
  outcome: { value: expectedRegions },
})

export const cityInteractions: readonly Interaction[] = [
  {
    ...regionsCall,
    ...createRegionsResult([
      { name: 'Татарстан', cities: [kazan] },
      { name: 'Московская область', cities: [moscow] },
    ]),
    description: 'the regions: found',
    states: onlyKazanAndMoscowStates,
  },
  {
    ...regionsCall,
    ...createRegionsResult([
      { name: 'Tatarstan', cities: [{ ...kazan, name: 'Kazan' }] },
      { name: 'Moscow Oblast', cities: [{ ...moscow, name: 'Moscow' }] },
    ]),
    description: 'the regions in English: found',
    lang: 'en',
    states: onlyKazanAndMoscowStates,
  },
  {
    ...regionsCall,
    description: 'the regions: all regions and cities have names',
    states: onlyKazanAndMoscowStates,
    response: {
      status: 200,
      body: {
        regions: eachLike({
          name: nonBlankText('Татарстан'),
          cities: eachLike({ id: positiveInteger(5), slug: nonBlankText('kazan'), name: nonBlankText('Казань') }),
        }),
      },
    },
    outcome: { value: [{ name: 'Татарстан', cities: [kazan] }] },
  },
  {
    ...regionsCall,
    description: 'the regions: none',
    states: [createState('no regions exist', {})],
    response: { status: 200, body: { regions: [] } },
    outcome: { value: [] },
  },
  createUnavailableInteraction('the regions', regionsCall),
  {
    ...cityCall,
    description: 'a city by its slug: found',
    response: { status: 200, body: { city: kazanLike } },
    outcome: { value: kazan },
  },
  {
    ...cityCall,
    description: 'a city by its slug in English: found',
    lang: 'en',
    response: { status: 200, body: { city: { ...kazanLike, name: 'Kazan' } } },
    outcome: { value: { ...kazan, name: 'Kazan' } },
  },
  {
    ...cityCall,
    description: 'a city by its slug: not found',
    states: [createState('no city has the slug', { slug: 'nope' })],
    request: { path: '/api/cities/by/slug/nope' },
    callGateway: ({ cityGateway }) => cityGateway.findBySlug('nope'),
    response: notFoundResponse,
    outcome: { error: { _tag: 'CityNotFound', slug: 'nope' } },
  },
]
