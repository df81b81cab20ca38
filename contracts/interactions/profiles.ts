import { MatchersV3 } from '@pact-foundation/pact'
import { whole } from '#contracts/matchers.ts'
import { notFound } from './failures.ts'
import { givenState, type Interaction } from './interaction.ts'
import { onlyAnna, borisExists } from './people.ts'
import { bareProfile, card, cardLike, cityLike, profile, profileLike } from './profile-like.ts'

const { arrayContaining } = MatchersV3

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
const inEnglish = { id: 42, city: { ...card.city, name: 'Kazan' } }
const inEnglishLike = { id: whole(42), city: { ...cityLike, name: 'Kazan' } }
const stale = '1|expired'

export const profileInteractions: readonly Interaction[] = [
  {
    ...byId,
    description: 'a profile: found',
    states: [...onlyAnna, borisExists],
    response: { status: 200, body: { profile: profileLike } },
    outcome: { value: profile },
  },
  {
    ...byId,
    description: 'a profile in English: found',
    lang: 'en',
    states: onlyAnna,
    response: { status: 200, body: { profile: inEnglishLike } },
    outcome: { value: { ...bareProfile, ...inEnglish } },
  },
  {
    ...byId,
    description: 'a profile without details: found',
    states: [givenState('a profile without details exists', { id: 43 })],
    request: { path: '/api/profiles/43' },
    ask: ({ profileGateway }) => profileGateway.byId(43),
    response: { status: 200, body: { profile: { id: whole(43) } } },
    outcome: { value: bareProfile },
  },
  {
    ...byId,
    description: 'a profile: not found',
    states: [givenState('no profile has the id', { id: 404 })],
    request: { path: '/api/profiles/404' },
    ask: ({ profileGateway }) => profileGateway.byId(404),
    response: notFound,
    outcome: { error: { _tag: 'ProfileNotFound', id: 404 } },
  },
  {
    ...byId,
    description: 'a profile that does not exist: the session is over, which then decides, or does not count',
    states: [
      givenState('no profile has the id', { id: 404 }),
      givenState('no session has the token', { token: stale }),
    ],
    request: { path: '/api/profiles/404', token: stale },
    ask: ({ profileGateway }) => profileGateway.byId(404),
    response: { status: 404, statuses: [401, 404] },
    outcome: { error: { _tag: 'ProfileNotFound', id: 404 } },
  },
  {
    ...random,
    description: 'random specialists: found',
    states: onlyAnna,
    // Drawn with or without repetition.
    response: { status: 200, body: { profiles: arrayContaining({ profile: cardLike }) } },
    outcome: { value: [card] },
  },
  {
    ...random,
    description: 'random specialists: nobody offers what was drawn',
    states: [
      givenState('only a speciality without a profile exists', { id: 9, name: 'Укладка плитки', slug: 'tiling' }),
    ],
    // The speciality without a profile, or no entry at all.
    response: { status: 200, body: { profiles: MatchersV3.like([]) } },
    outcome: { value: [] },
  },
  {
    ...random,
    description: 'random specialists: none',
    states: [givenState('no profiles exist', {})],
    response: { status: 200, body: { profiles: [] } },
    outcome: { value: [] },
  },
]
