import { MatchersV3 } from '@pact-foundation/pact'
import { positiveInteger, exactInteger } from '#contracts/matchers.ts'
import { defaultSort, type ProfileQuery } from '#domain/profile/profile-filters.ts'
import { createState, type Interaction } from './interaction.ts'
import { createPage } from './page.ts'
import {
  annaAmongOthersStates,
  annaAndNamesakesStates,
  manyProfilesCount,
  manyProfilesInKazanStates,
  onlyAnnaStates,
  kazanState,
  sortableProfilesStates,
} from './people-states.ts'
import { emptyProfile, card, cardLike, cityLike, minimalProfile, minimalProfileLike } from './profile-like.ts'

const { constrainedArrayLike } = MatchersV3

const listPageSize = 24

const queryNames: Readonly<Record<string, string>> = {
  cityId: 'city_id',
  priceTo: 'price_to',
  ratingFrom: 'rating_from',
  perPage: 'per_page',
}

const createListCall = (filters: Partial<ProfileQuery>) => {
  const query: ProfileQuery = { page: 1, perPage: listPageSize, ...filters }
  const wireQuery = Object.entries({ sort: defaultSort, ...query }).map(([name, value]): [string, string] => [
    queryNames[name] ?? name,
    String(value),
  ])
  return {
    endpoint: 'profiles',
    request: { path: '/api/v2/profiles', query: Object.fromEntries(wireQuery) },
    callGateway: ({ profileGateway }) => profileGateway.list(query),
  } satisfies Partial<Interaction>
}

const createManyProfilesResult = (
  query: Partial<ProfileQuery>,
  profileCount: number,
): Pick<Interaction, 'states' | 'response' | 'outcome'> => {
  const { wire, decoded } = createPage(manyProfilesCount, { perPage: listPageSize, ...query })
  const data = constrainedArrayLike(minimalProfileLike, profileCount, profileCount)
  return {
    states: manyProfilesInKazanStates,
    response: { status: 200, body: { data, ...wire } },
    outcome: { value: { items: Array.from({ length: profileCount }, () => minimalProfile), ...decoded } },
  }
}

const createIdsResult = (ids: readonly number[], perPage = listPageSize): Pick<Interaction, 'response' | 'outcome'> => {
  const { wire, decoded } = createPage(ids.length, { perPage })
  return {
    response: { status: 200, body: { data: ids.map(id => ({ id: exactInteger(id) })), ...wire } },
    outcome: { value: { items: ids.map(id => ({ ...emptyProfile, id })), ...decoded } },
  }
}

const singleProfilePage = createPage(1, { perPage: listPageSize })
const singleCardResult = {
  response: { status: 200, body: { data: [cardLike], ...singleProfilePage.wire } },
  outcome: { value: { items: [card], ...singleProfilePage.decoded } },
}

const lastPageOfMany = createPage(manyProfilesCount, { page: 2, perPage: listPageSize })

const pageCases: readonly (readonly [string, Partial<ProfileQuery>, number])[] = [
  ['the first page of the specialists of a city: found', { cityId: 5 }, listPageSize],
  ['the last page of the specialists of a city: found', { cityId: 5, page: 2 }, 1],
  ['the number of specialists of a city: found', { cityId: 5, perPage: 1 }, 1],
  ['the best specialists of a city: found', { cityId: 5, perPage: 4 }, 4],
]

const idsBySort = {
  rating: [45, 42, 44],
  reviews: [44, 42, 45],
  new: [42, 44, 45],
  price: [44, 45, 42],
} as const

const combinedFilters = { search: 'Анна', priceTo: 1500, ratingFrom: 4.5 }
const filterCases: readonly (readonly [string, Partial<ProfileQuery>, readonly number[]])[] = [
  ['a search for a first name', { search: 'Борис' }, [44]],
  ['a search for a surname', { search: 'Юсупов' }, [44]],
  ['a maximum price', { cityId: 5, category: 'repair', priceTo: 1000 }, [44]],
  // Anna's rating equals the minimum.
  ['a minimum rating', { cityId: 5, category: 'repair', ratingFrom: 4.5 }, [45, 42]],
  ['a city', { cityId: 6 }, [46]],
  ['a category', { category: 'cleaning' }, [47]],
]

export const profileListInteractions: readonly Interaction[] = [
  ...pageCases.map(([description, query, profileCount]) => ({
    ...createListCall(query),
    ...createManyProfilesResult(query, profileCount),
    description,
  })),
  {
    ...createListCall({ cityId: 5, page: 3 }),
    description: 'a page past the last one of the specialists of a city: empty, or the last one',
    states: manyProfilesInKazanStates,
    response: {
      status: 200,
      body: {
        data: constrainedArrayLike(minimalProfileLike, 0, listPageSize, 1),
        ...lastPageOfMany.wire,
        current_page: positiveInteger(2),
      },
    },
    outcome: { value: { ...lastPageOfMany.decoded, items: [], page: 3 } },
  },
  {
    ...createListCall({ cityId: 5, search: 'Борис', perPage: 3 }),
    ...createIdsResult([44], 3),
    description: 'the specialists of a city suggested for a typed name: found',
    states: sortableProfilesStates,
  },
  {
    ...createListCall({ perPage: 50, sort: 'new' }),
    ...createIdsResult([42], 50),
    description: 'the specialists for the sitemap: found',
    states: onlyAnnaStates,
  },
  {
    ...createListCall({}),
    ...singleCardResult,
    description: 'the specialists of the whole country: found',
    states: onlyAnnaStates,
  },
  {
    ...createListCall({ cityId: 5, category: 'repair' }),
    ...singleCardResult,
    description: 'the specialists of a city in a category and its subcategories: found',
    states: annaAmongOthersStates,
  },
  {
    ...createListCall({}),
    description: 'the specialists in English: found',
    lang: 'en',
    states: onlyAnnaStates,
    response: {
      status: 200,
      body: { data: [{ id: exactInteger(42), city: { ...cityLike, name: 'Kazan' } }], ...singleProfilePage.wire },
    },
    outcome: {
      value: {
        items: [{ ...emptyProfile, id: 42, city: { ...card.city, name: 'Kazan' } }],
        ...singleProfilePage.decoded,
      },
    },
  },
  ...(['rating', 'reviews', 'new', 'price'] as const).map(sort => ({
    ...createListCall({ cityId: 5, category: 'repair/bathroom', sort }),
    ...createIdsResult(idsBySort[sort]),
    description: `the specialists of a category in a city, sorted by ${sort}: found`,
    states: sortableProfilesStates,
  })),
  {
    ...createListCall({ cityId: 5, category: 'repair/bathroom' }),
    ...createIdsResult(idsBySort.rating),
    description: 'the specialists of a category in a city: sorted by rating by default',
    states: sortableProfilesStates,
  },
  ...filterCases.map(([filterName, query, ids]) => ({
    ...createListCall(query),
    ...createIdsResult(ids),
    description: `the specialists filtered by ${filterName}: found`,
    states: sortableProfilesStates,
  })),
  {
    ...createListCall(combinedFilters),
    ...createIdsResult([42]),
    description: 'the specialists filtered by a search, a maximum price and a minimum rating: found',
    states: annaAndNamesakesStates,
  },
  {
    ...createListCall({ ...combinedFilters, priceTo: 1000 }),
    ...createIdsResult([]),
    description: 'the specialists filtered by a search, a maximum price and a minimum rating: none',
    states: annaAndNamesakesStates,
  },
  {
    ...createListCall({ cityId: 5 }),
    ...createIdsResult([]),
    description: 'the specialists of a city: none',
    states: [kazanState, createState('no profiles exist', {})],
  },
]
