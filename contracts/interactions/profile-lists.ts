import { MatchersV3 } from '@pact-foundation/pact'
import { thereIsRepair } from './categories.ts'
import { thereIsKazan } from './cities.ts'
import { failuresOf } from './failures.ts'
import { given, type Interaction } from './interaction.ts'
import { cardLike, cardProfile, profile, profileLike } from './profile-like.ts'
import { onlyAnna } from './profiles.ts'

const { eachLike } = MatchersV3

const cards = eachLike(cardLike)
const manyInKazan = [
  thereIsKazan,
  ...thereIsRepair,
  given('a city has profiles', { city_id: 5, category_id: 12, count: 25 }),
]
const path = '/api/v2/profiles'

const country = {
  endpoint: 'profiles',
  request: { path, query: { page: '1', per_page: '24' } },
  ask: ({ profileGateway }) => profileGateway.list({ page: 1, perPage: 24 }),
} satisfies Partial<Interaction>

const kazan = (page: number) =>
  ({
    endpoint: 'profiles',
    request: { path, query: { city_id: '5', page: String(page), per_page: '24' } },
    ask: ({ profileGateway }) => profileGateway.list({ cityId: 5, page, perPage: 24 }),
  }) satisfies Partial<Interaction>

const wanted = ({ priceTo }: { readonly priceTo: number }) =>
  ({
    endpoint: 'profiles',
    states: onlyAnna,
    request: {
      path,
      query: { search: 'Анна', price_to: String(priceTo), rating_from: '4.5', page: '1', per_page: '24' },
    },
    ask: ({ profileGateway }) =>
      profileGateway.list({ search: 'Анна', priceTo, ratingFrom: 4.5, page: 1, perPage: 24 }),
  }) satisfies Partial<Interaction>

const wire = (page: number, lastPage: number, total: number) => ({
  current_page: page,
  last_page: lastPage,
  per_page: 24,
  total,
})

export const profileListInteractions: readonly Interaction[] = [
  {
    ...kazan(1),
    description: 'the first page of the specialists of a city: found',
    states: manyInKazan,
    response: { status: 200, body: { data: cards, ...wire(1, 2, 25) } },
    outcome: { value: { items: [cardProfile], page: 1, lastPage: 2, perPage: 24, total: 25 } },
  },
  {
    ...kazan(2),
    description: 'the last page of the specialists of a city: found',
    states: manyInKazan,
    response: { status: 200, body: { data: cards, ...wire(2, 2, 25) } },
    outcome: { value: { items: [cardProfile], page: 2, lastPage: 2, perPage: 24, total: 25 } },
  },
  {
    ...kazan(3),
    description: 'a page past the last of the specialists of a city: empty',
    states: manyInKazan,
    response: { status: 200, body: { data: [], ...wire(3, 2, 25) } },
    outcome: { value: { items: [], page: 3, lastPage: 2, perPage: 24, total: 25 } },
  },
  {
    ...country,
    description: 'the specialists of the whole country: found',
    states: onlyAnna,
    response: {
      status: 200,
      body: { data: [profileLike], ...wire(1, 1, 1) },
    },
    outcome: { value: { items: [profile], page: 1, lastPage: 1, perPage: 24, total: 1 } },
  },
  ...(['rating', 'reviews', 'new', 'price'] as const).map((sort): Interaction => ({
    endpoint: 'profiles',
    description: `the specialists of a category in a city, sorted by ${sort}: found`,
    states: manyInKazan,
    request: { path, query: { city_id: '5', category: 'repair/bathroom', sort, page: '1', per_page: '24' } },
    ask: ({ profileGateway }) =>
      profileGateway.list({ cityId: 5, category: 'repair/bathroom', sort, page: 1, perPage: 24 }),
    response: { status: 200, body: { data: cards, ...wire(1, 2, 25) } },
    outcome: { value: { items: [cardProfile], page: 1, lastPage: 2, perPage: 24, total: 25 } },
  })),
  {
    ...wanted({ priceTo: 1500 }),
    description: 'the specialists whom a search, a highest price and a lowest rating let pass: found',
    response: { status: 200, body: { data: [profileLike], ...wire(1, 1, 1) } },
    outcome: { value: { items: [profile], page: 1, lastPage: 1, perPage: 24, total: 1 } },
  },
  {
    ...wanted({ priceTo: 1000 }),
    description: 'the specialists whom a search, a highest price and a lowest rating let pass: none',
    response: { status: 200, body: { data: [], ...wire(1, 1, 0) } },
    outcome: { value: { items: [], page: 1, lastPage: 1, perPage: 24, total: 0 } },
  },
  {
    ...kazan(1),
    description: 'the specialists of a city: none',
    states: [thereIsKazan, given('no profiles exist', {})],
    response: { status: 200, body: { data: [], ...wire(1, 1, 0) } },
    outcome: { value: { items: [], page: 1, lastPage: 1, perPage: 24, total: 0 } },
  },
  ...failuresOf({ ...country, what: 'the specialists' }),
]
