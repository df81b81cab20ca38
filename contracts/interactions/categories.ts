import { MatchersV3 } from '@pact-foundation/pact'
import { thereIsKazan } from './cities.ts'
import { failuresOf, notFound } from './failures.ts'
import { given, type Interaction } from './interaction.ts'
import { thereIsAnna } from './profile-like.ts'

const { eachLike, integer, string } = MatchersV3

export const thereIsRepair = [
  given('no categories exist', {}),
  given('a category exists', { id: 3, slug: 'repair', name: 'Ремонт', parent_id: null }),
  given('a category exists', { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', parent_id: 3 }),
]

const rest = { description: null, children: [], profilesCount: null }
const bathroom = { id: 12, slug: 'repair/bathroom', name: 'Ремонт ванной', parentId: 3, ...rest }
const repair = {
  id: 3,
  slug: 'repair',
  name: 'Ремонт',
  parentId: null,
  ...rest,
  profilesCount: 0,
  children: [bathroom],
}
const bathroomLike = {
  id: integer(bathroom.id),
  slug: string(bathroom.slug),
  name: string(bathroom.name),
  parent_id: integer(bathroom.parentId),
}
const repairLike = {
  id: integer(repair.id),
  slug: string(repair.slug),
  name: string(repair.name),
  profiles_count: integer(0),
  children: eachLike(bathroomLike),
}
const treeLike = eachLike(repairLike)
const user = { id: 77, name: 'Анна Смирнова', avatar: null }
const face = { id: 42, user: { id: integer(user.id), name: string(user.name) } }

const tree = {
  endpoint: 'categories',
  request: { path: '/api/categories', query: { withProfiles: '0' } },
  ask: ({ categoryGateway }) => categoryGateway.tree({}),
} satisfies Partial<Interaction>

const bySlug = {
  endpoint: 'categoryBySlug',
  request: { path: '/api/categories/repair%2Fbathroom' },
  ask: ({ categoryGateway }) => categoryGateway.bySlug({ slug: 'repair/bathroom' }),
} satisfies Partial<Interaction>
const bathroomOnly = { category: { ...bathroomLike, slug: bathroom.slug } }

export const categoryInteractions: readonly Interaction[] = [
  {
    ...tree,
    description: 'the categories of the country: found',
    states: thereIsRepair,
    response: { status: 200, body: { categories: treeLike } },
    outcome: { value: [{ ...repair, faces: [] }] },
  },
  {
    ...tree,
    description: 'the categories of a city: found',
    states: [thereIsKazan, ...thereIsRepair],
    request: { path: '/api/categories', query: { withProfiles: '0', city_id: '5' } },
    ask: ({ categoryGateway }) => categoryGateway.tree({ cityId: 5 }),
    response: { status: 200, body: { categories: treeLike } },
    outcome: { value: [{ ...repair, faces: [] }] },
  },
  {
    ...tree,
    description: 'the categories of a city with some of their specialists: found',
    states: [thereIsKazan, ...thereIsRepair, thereIsAnna],
    request: { path: '/api/categories', query: { withProfiles: '1', city_id: '5' } },
    ask: ({ categoryGateway }) => categoryGateway.tree({ cityId: 5, withFaces: true }),
    response: {
      status: 200,
      body: { categories: eachLike({ ...repairLike, profiles_count: integer(1), profiles: eachLike(face) }) },
    },
    outcome: { value: [{ ...repair, profilesCount: 1, faces: [{ id: 42, user }] }] },
  },
  {
    ...tree,
    description: 'the categories: none',
    states: [given('no categories exist', {})],
    response: { status: 200, body: { categories: [] } },
    outcome: { value: [] },
  },
  ...failuresOf({ ...tree, what: 'the categories' }),
  {
    ...bySlug,
    description: 'a category by its slug of several segments: found',
    states: thereIsRepair,
    response: { status: 200, body: bathroomOnly },
    outcome: { value: bathroom },
  },
  {
    ...bySlug,
    description: 'a category by its slug in a city: found',
    states: [thereIsKazan, ...thereIsRepair],
    request: { ...bySlug.request, query: { city_id: '5' } },
    ask: ({ categoryGateway }) => categoryGateway.bySlug({ slug: 'repair/bathroom', cityId: 5 }),
    response: { status: 200, body: bathroomOnly },
    outcome: { value: bathroom },
  },
  {
    ...bySlug,
    description: 'a category by its slug: not found',
    states: [given('no category has the slug', { slug: 'no/such' })],
    request: { path: '/api/categories/no%2Fsuch' },
    ask: ({ categoryGateway }) => categoryGateway.bySlug({ slug: 'no/such' }),
    response: notFound,
    outcome: { error: { _tag: 'CategoryNotFound', slug: 'no/such' } },
  },
  ...failuresOf({ ...bySlug, what: 'a category by its slug' }),
]
