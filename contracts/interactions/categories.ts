import { MatchersV3 } from '@pact-foundation/pact'
import { exactInteger } from '#contracts/matchers.ts'
import { notFoundResponse } from './failures.ts'
import { createState, type Interaction } from './interaction.ts'
import { annaAmongOthersStates, repairStates } from './people-states.ts'

const { arrayContaining } = MatchersV3

const emptyFields = { parentId: null, description: null, children: [], profilesCount: null }
const bathroomLike = { id: exactInteger(12), slug: 'repair/bathroom', name: 'Ремонт ванной' }
const bathroom = { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', ...emptyFields }
const repairLike = { id: exactInteger(3), slug: 'repair', name: 'Ремонт', children: [bathroomLike] }
const repair = { id: 3, slug: 'repair', name: 'Ремонт', ...emptyFields, children: [bathroom] }
const englishRepairLike = { ...repairLike, name: 'Repairs', children: [{ ...bathroomLike, name: 'Bathrooms' }] }
const annaSummaryLike = { id: exactInteger(42), user: { name: 'Анна Смирнова' } }
const annaSummary = { id: 42, user: { id: null, name: 'Анна Смирнова', avatar: null } }

const treeCall = {
  endpoint: 'categories',
  request: { path: '/api/categories', query: { withProfiles: '0' } },
  callGateway: ({ categoryGateway }) => categoryGateway.listTree({}),
} satisfies Partial<Interaction>
const kazanTreeCall = {
  ...treeCall,
  request: { path: '/api/categories', query: { withProfiles: '0', city_id: '5' } },
  callGateway: ({ categoryGateway }) => categoryGateway.listTree({ cityId: 5 }),
} satisfies Partial<Interaction>

const createCategoryCall = (slug: string) =>
  ({
    endpoint: 'categoryBySlug',
    request: { path: `/api/categories/${encodeURIComponent(slug)}` },
    callGateway: ({ categoryGateway }) => categoryGateway.findBySlug({ slug }),
  }) satisfies Partial<Interaction>

const createTreeResult = (profilesCount: number) => ({
  response: {
    status: 200,
    body: { categories: arrayContaining({ ...repairLike, profiles_count: exactInteger(profilesCount) }) },
  },
  outcome: { value: [{ ...repair, profilesCount, avatars: [] }] },
})

export const categoryInteractions: readonly Interaction[] = [
  { ...treeCall, ...createTreeResult(2), description: 'all categories: found', states: annaAmongOthersStates },
  {
    ...kazanTreeCall,
    ...createTreeResult(1),
    description: 'the categories of a city: found',
    states: annaAmongOthersStates,
  },
  {
    ...treeCall,
    description: 'the categories in English: found',
    lang: 'en',
    states: repairStates,
    response: { status: 200, body: { categories: [englishRepairLike] } },
    outcome: {
      value: [{ ...repair, name: 'Repairs', children: [{ ...bathroom, name: 'Bathrooms' }], avatars: [] }],
    },
  },
  {
    ...treeCall,
    description: 'the categories of a city with avatars: found',
    states: annaAmongOthersStates,
    request: { path: '/api/categories', query: { withProfiles: '1', city_id: '5' } },
    callGateway: ({ categoryGateway }) => categoryGateway.listTree({ cityId: 5, withAvatars: true }),
    response: {
      status: 200,
      body: {
        categories: arrayContaining({ ...repairLike, profiles_count: exactInteger(1), profiles: [annaSummaryLike] }),
      },
    },
    outcome: { value: [{ ...repair, profilesCount: 1, avatars: [annaSummary] }] },
  },
  {
    ...treeCall,
    description: 'the categories: none',
    states: [createState('no categories exist', {})],
    response: { status: 200, body: { categories: [] } },
    outcome: { value: [] },
  },
  {
    ...createCategoryCall('repair/bathroom'),
    description: 'a category by its slug with several segments: found',
    states: repairStates,
    response: { status: 200, body: { category: bathroomLike } },
    outcome: { value: bathroom },
  },
  {
    ...createCategoryCall('repair'),
    description: 'a category by its slug: found with its subcategories',
    states: repairStates,
    response: { status: 200, body: { category: repairLike } },
    outcome: { value: repair },
  },
  {
    ...createCategoryCall('repair/bathroom'),
    description: 'a category by its slug in English: found',
    lang: 'en',
    states: repairStates,
    response: { status: 200, body: { category: { ...bathroomLike, name: 'Bathrooms' } } },
    outcome: { value: { ...bathroom, name: 'Bathrooms' } },
  },
  {
    ...createCategoryCall('repair/bathroom'),
    description: 'a category by its slug in a city: found with the profile count of the city',
    states: annaAmongOthersStates,
    request: { path: '/api/categories/repair%2Fbathroom', query: { city_id: '5' } },
    callGateway: ({ categoryGateway }) => categoryGateway.findBySlug({ slug: 'repair/bathroom', cityId: 5 }),
    response: { status: 200, body: { category: { ...bathroomLike, profiles_count: exactInteger(1) } } },
    outcome: { value: { ...bathroom, profilesCount: 1 } },
  },
  {
    ...createCategoryCall('no/such'),
    description: 'a category by its slug: not found',
    states: [createState('no category has the slug', { slug: 'no/such' })],
    response: notFoundResponse,
    outcome: { error: { _tag: 'CategoryNotFound', slug: 'no/such' } },
  },
]
