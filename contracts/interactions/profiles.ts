import { MatchersV3 } from '@pact-foundation/pact'
import { thereIsRepair } from './categories.ts'
import { thereIsKazan } from './cities.ts'
import { failuresOf, notFound } from './failures.ts'
import { given, type Interaction } from './interaction.ts'
import { bareProfile, profile, profileLike, thereIsAnna } from './profile-like.ts'

const { eachLike, integer, string } = MatchersV3

export const onlyAnna = [given('no profiles exist', {}), thereIsKazan, ...thereIsRepair, thereIsAnna]

const byId = {
  endpoint: 'profileById',
  request: { path: '/api/profiles/42' },
  ask: ({ profileGateway }) => profileGateway.byId(42),
} satisfies Partial<Interaction>

const random = {
  endpoint: 'randomProfiles',
  request: { path: '/api/profiles/specialities/random', query: { amount: '4' } },
  ask: ({ profileGateway }) => profileGateway.random(4),
} satisfies Partial<Interaction>
const entry = { id: integer(9), name: string('Укладка плитки'), slug: string('tiling') }

export const profileInteractions: readonly Interaction[] = [
  {
    ...byId,
    description: 'a profile: found',
    states: onlyAnna,
    response: { status: 200, body: { profile: profileLike } },
    outcome: { value: profile },
  },
  {
    ...byId,
    description: 'a profile without details: found',
    states: [given('a profile without details exists', { id: 43 })],
    request: { path: '/api/profiles/43' },
    ask: ({ profileGateway }) => profileGateway.byId(43),
    response: { status: 200, body: { profile: { id: 43 } } },
    outcome: { value: bareProfile },
  },
  {
    ...byId,
    description: 'a profile: not found',
    states: [given('no profile has the id', { id: 404 })],
    request: { path: '/api/profiles/404' },
    ask: ({ profileGateway }) => profileGateway.byId(404),
    response: notFound,
    outcome: { error: { _tag: 'ProfileNotFound', id: 404 } },
  },
  ...failuresOf({ ...byId, what: 'a profile' }),
  {
    ...random,
    description: 'random specialists: found',
    states: onlyAnna,
    response: {
      status: 200,
      body: { profiles: eachLike({ ...entry, profile: { ...profileLike, id: integer(42) } }) },
    },
    outcome: { value: [profile] },
  },
  {
    ...random,
    description: 'random specialists: nobody offers what was drawn',
    states: [given('only a speciality without a profile exists', { id: 9, name: 'Укладка плитки', slug: 'tiling' })],
    response: { status: 200, body: { profiles: [{ ...entry, profile: null }] } },
    outcome: { value: [] },
  },
  {
    ...random,
    description: 'random specialists: none',
    states: [given('no profiles exist', {})],
    response: { status: 200, body: { profiles: [] } },
    outcome: { value: [] },
  },
  ...failuresOf({ ...random, what: 'random specialists' }),
]
