import { MatchersV3 } from '@pact-foundation/pact'
import { whole } from '#contracts/matchers.ts'
import { defaultSort, type ProfileQuery } from '#domain/profile/profile-filters.ts'
import { givenState, type Interaction } from './interaction.ts'
import { annaAmongOthers, annaAndNamesakes, manyInKazan, onlyAnna, kazanExists, threeToSort } from './people.ts'
import { bareProfile, card, cardLike, cityLike, someone, someoneLike } from './profile-like.ts'

const { constrainedArrayLike } = MatchersV3

const keys: Readonly<Record<string, string>> = {
  cityId: 'city_id',
  priceTo: 'price_to',
  ratingFrom: 'rating_from',
  perPage: 'per_page',
}

const listProfiles = (filters: Partial<ProfileQuery>) => {
  const query: ProfileQuery = { page: 1, perPage: 24, ...filters }
  const wire = Object.entries({ sort: defaultSort, ...query }).map(([name, value]): [string, string] => [
    keys[name] ?? name,
    String(value),
  ])
  return {
    endpoint: 'profiles',
    request: { path: '/api/v2/profiles', query: Object.fromEntries(wire) },
    ask: ({ profileGateway }) => profileGateway.list(query),
  } satisfies Partial<Interaction>
}

function createPage(total: number, { page = 1, perPage = 24 } = {}) {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  return {
    wire: {
      current_page: whole(page),
      last_page: whole(lastPage),
      per_page: whole(perPage),
      total: whole(total),
    },
    own: { page, lastPage, perPage, total },
  }
}

/** Expects this number of profiles. */
const expectCount = (
  query: Partial<ProfileQuery>,
  shown: number,
): Pick<Interaction, 'states' | 'response' | 'outcome'> => {
  const { wire, own } = createPage(25, query)
  const data = shown === 0 ? [] : constrainedArrayLike(someoneLike, shown, shown)
  return {
    states: manyInKazan,
    response: { status: 200, body: { data, ...wire } },
    outcome: { value: { items: Array.from({ length: shown }, () => someone), ...own } },
  }
}

/** Expects these profiles in this order. */
const expectIds = (ids: readonly number[], perPage = 24): Pick<Interaction, 'response' | 'outcome'> => {
  const { wire, own } = createPage(ids.length, { perPage })
  return {
    response: { status: 200, body: { data: ids.map(id => ({ id: whole(id) })), ...wire } },
    outcome: { value: { items: ids.map(id => ({ ...bareProfile, id })), ...own } },
  }
}

const onlyCard = {
  response: { status: 200, body: { data: [cardLike], ...createPage(1).wire } },
  outcome: { value: { items: [card], ...createPage(1).own } },
}

const pages: readonly (readonly [string, Partial<ProfileQuery>, number])[] = [
  ['the first page of the specialists of a city: found', { cityId: 5 }, 24],
  ['the last page of the specialists of a city: found', { cityId: 5, page: 2 }, 1],
  ['a page past the last of the specialists of a city: empty', { cityId: 5, page: 3 }, 0],
  ['the specialists of a city, only counted: found', { cityId: 5, perPage: 1 }, 1],
  ['the best specialists of a city: found', { cityId: 5, perPage: 4 }, 4],
]

const sorted = {
  rating: [45, 42, 44],
  reviews: [44, 42, 45],
  new: [42, 44, 45],
  price: [44, 45, 42],
} as const

const search = { search: 'Анна', priceTo: 1500, ratingFrom: 4.5 }
const byOneThing: readonly (readonly [string, Partial<ProfileQuery>, readonly number[]])[] = [
  ['a search for a first name', { search: 'Борис' }, [44]],
  ['a search for a surname', { search: 'Юсупов' }, [44]],
  ['a highest price', { cityId: 5, category: 'repair', priceTo: 1000 }, [44]],
  // Anna's rating is the lowest one that passes.
  ['a lowest rating', { cityId: 5, category: 'repair', ratingFrom: 4.5 }, [45, 42]],
  ['a city', { cityId: 6 }, [46]],
  ['a category', { category: 'cleaning' }, [47]],
]

export const profileListInteractions: readonly Interaction[] = [
  ...pages.map(([description, query, shown]) => ({
    ...listProfiles(query),
    ...expectCount(query, shown),
    description,
  })),
  {
    ...listProfiles({ cityId: 5, search: 'Борис', perPage: 3 }),
    ...expectIds([44], 3),
    description: 'the specialists of a city that are suggested for what is typed: found',
    states: threeToSort,
  },
  {
    ...listProfiles({ perPage: 50, sort: 'new' }),
    ...expectIds([42], 50),
    description: 'the specialists for the site map: found',
    states: onlyAnna,
  },
  { ...listProfiles({}), ...onlyCard, description: 'the specialists of the whole country: found', states: onlyAnna },
  {
    ...listProfiles({ cityId: 5, category: 'repair' }),
    ...onlyCard,
    description: 'the specialists of a city and of whatever stands under a category: found',
    states: annaAmongOthers,
  },
  {
    ...listProfiles({}),
    description: 'the specialists in English: found',
    lang: 'en',
    states: onlyAnna,
    response: {
      status: 200,
      body: { data: [{ id: whole(42), city: { ...cityLike, name: 'Kazan' } }], ...createPage(1).wire },
    },
    outcome: {
      value: { items: [{ ...bareProfile, id: 42, city: { ...card.city, name: 'Kazan' } }], ...createPage(1).own },
    },
  },
  ...(['rating', 'reviews', 'new', 'price'] as const).map(sort => ({
    ...listProfiles({ cityId: 5, category: 'repair/bathroom', sort }),
    ...expectIds(sorted[sort]),
    description: `the specialists of a category in a city, sorted by ${sort}: found`,
    states: threeToSort,
  })),
  {
    ...listProfiles({ cityId: 5, category: 'repair/bathroom' }),
    ...expectIds(sorted.rating),
    description: 'the specialists of a category in a city: the best rated first',
    states: threeToSort,
  },
  ...byOneThing.map(([what, query, ids]) => ({
    ...listProfiles(query),
    ...expectIds(ids),
    description: `the specialists whom ${what} lets pass: found`,
    states: threeToSort,
  })),
  {
    ...listProfiles(search),
    ...expectIds([42]),
    description: 'the specialists whom a search, a highest price and a lowest rating let pass: found',
    states: annaAndNamesakes,
  },
  {
    ...listProfiles({ ...search, priceTo: 1000 }),
    ...expectIds([]),
    description: 'the specialists whom a search, a highest price and a lowest rating let pass: none',
    states: annaAndNamesakes,
  },
  {
    ...listProfiles({ cityId: 5 }),
    ...expectIds([]),
    description: 'the specialists of a city: none',
    states: [kazanExists, givenState('no profiles exist', {})],
  },
]
