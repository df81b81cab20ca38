import { MatchersV3 } from '@pact-foundation/pact'
import { whole } from '#contracts/matchers.ts'
import { notFound } from './failures.ts'
import { givenState, type Interaction } from './interaction.ts'
import { annaAmongOthers, repairExists } from './people.ts'

const { arrayContaining } = MatchersV3

const rest = { parentId: null, description: null, children: [], profilesCount: null }
const bathroomWire = { id: whole(12), slug: 'repair/bathroom', name: 'Ремонт ванной' }
const bathroom = { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', ...rest }
const repairWire = { id: whole(3), slug: 'repair', name: 'Ремонт', children: [bathroomWire] }
const repair = { id: 3, slug: 'repair', name: 'Ремонт', ...rest, children: [bathroom] }
const repairInEnglish = { ...repairWire, name: 'Repairs', children: [{ ...bathroomWire, name: 'Bathrooms' }] }
const face = { id: whole(42), user: { name: 'Анна Смирнова' } }
const avatar = { id: 42, user: { id: null, name: 'Анна Смирнова', avatar: null } }

const tree = {
  endpoint: 'categories',
  request: { path: '/api/categories', query: { withProfiles: '0' } },
  ask: ({ categoryGateway }) => categoryGateway.tree({}),
} satisfies Partial<Interaction>
const inKazan = {
  request: { path: '/api/categories', query: { withProfiles: '0', city_id: '5' } },
  ask: ({ categoryGateway }) => categoryGateway.tree({ cityId: 5 }),
} satisfies Partial<Interaction>

const bySlug = (slug: string) =>
  ({
    endpoint: 'categoryBySlug',
    request: { path: `/api/categories/${encodeURIComponent(slug)}` },
    ask: ({ categoryGateway }) => categoryGateway.bySlug({ slug }),
  }) satisfies Partial<Interaction>

/** One specialist is in Moscow and one in another category: they reveal counts that ignore city or category. */
const counted = (profilesCount: number) => ({
  response: {
    status: 200,
    body: { categories: arrayContaining({ ...repairWire, profiles_count: whole(profilesCount) }) },
  },
  outcome: { value: [{ ...repair, profilesCount, avatars: [] }] },
})

export const categoryInteractions: readonly Interaction[] = [
  { ...tree, ...counted(2), description: 'the categories of the country: found', states: annaAmongOthers },
  { ...tree, ...inKazan, ...counted(1), description: 'the categories of a city: found', states: annaAmongOthers },
  {
    ...tree,
    description: 'the categories in English: found',
    lang: 'en',
    states: repairExists,
    response: { status: 200, body: { categories: [repairInEnglish] } },
    outcome: {
      value: [{ ...repair, name: 'Repairs', children: [{ ...bathroom, name: 'Bathrooms' }], avatars: [] }],
    },
  },
  {
    ...tree,
    description: 'the categories of a city with some of their specialists: found',
    states: annaAmongOthers,
    request: { path: '/api/categories', query: { withProfiles: '1', city_id: '5' } },
    ask: ({ categoryGateway }) => categoryGateway.tree({ cityId: 5, withAvatars: true }),
    response: {
      status: 200,
      body: { categories: arrayContaining({ ...repairWire, profiles_count: whole(1), profiles: [face] }) },
    },
    outcome: { value: [{ ...repair, profilesCount: 1, avatars: [avatar] }] },
  },
  {
    ...tree,
    description: 'the categories: none',
    states: [givenState('no categories exist', {})],
    response: { status: 200, body: { categories: [] } },
    outcome: { value: [] },
  },
  {
    ...bySlug('repair/bathroom'),
    description: 'a category by its slug of several segments: found',
    states: repairExists,
    response: { status: 200, body: { category: bathroomWire } },
    outcome: { value: bathroom },
  },
  {
    ...bySlug('repair'),
    description: 'a category by its slug: found with those under it',
    states: repairExists,
    response: { status: 200, body: { category: repairWire } },
    outcome: { value: repair },
  },
  {
    ...bySlug('repair/bathroom'),
    description: 'a category by its slug in English: found',
    lang: 'en',
    states: repairExists,
    response: { status: 200, body: { category: { ...bathroomWire, name: 'Bathrooms' } } },
    outcome: { value: { ...bathroom, name: 'Bathrooms' } },
  },
  {
    ...bySlug('repair/bathroom'),
    description: 'a category by its slug in a city: found, counted there',
    states: annaAmongOthers,
    request: { path: '/api/categories/repair%2Fbathroom', query: { city_id: '5' } },
    ask: ({ categoryGateway }) => categoryGateway.bySlug({ slug: 'repair/bathroom', cityId: 5 }),
    response: { status: 200, body: { category: { ...bathroomWire, profiles_count: whole(1) } } },
    outcome: { value: { ...bathroom, profilesCount: 1 } },
  },
  {
    ...bySlug('no/such'),
    description: 'a category by its slug: not found',
    states: [givenState('no category has the slug', { slug: 'no/such' })],
    response: notFound,
    outcome: { error: { _tag: 'CategoryNotFound', slug: 'no/such' } },
  },
]
