import { MatchersV3 } from '@pact-foundation/pact'
import { exactInteger } from '#contracts/matchers.ts'
import { notFoundResponse } from './failures.ts'
import { createState, type Interaction } from './interaction.ts'
import { onlyAnnaStates, borisState } from './people-states.ts'
import { emptyProfile, card, cardLike, cityLike, profile, profileLike } from './profile-like.ts'

const { arrayContaining } = MatchersV3

const profileCall = {
  endpoint: 'profileById',
  request: { path: '/api/profiles/42' },
  callGateway: ({ profileGateway }) => profileGateway.findById(42),
} satisfies Partial<Interaction>

const randomCall = {
  endpoint: 'randomProfiles',
  request: { path: '/api/profiles/specialities/random', query: { amount: '4' } },
  callGateway: ({ profileGateway }) => profileGateway.listRandom(4),
} satisfies Partial<Interaction>
const englishProfile = { id: 42, city: { ...card.city, name: 'Kazan' } }
const englishProfileLike = { id: exactInteger(42), city: { ...cityLike, name: 'Kazan' } }
const expiredToken = '1|expired'

export const profileInteractions: readonly Interaction[] = [
  {
    ...profileCall,
    description: 'a profile: found',
    states: [...onlyAnnaStates, borisState],
    response: { status: 200, body: { profile: profileLike } },
    outcome: { value: profile },
  },
  {
    ...profileCall,
    description: 'a profile in English: found',
    lang: 'en',
    states: onlyAnnaStates,
    response: { status: 200, body: { profile: englishProfileLike } },
    outcome: { value: { ...emptyProfile, ...englishProfile } },
  },
  {
    ...profileCall,
    description: 'a profile without details: found',
    states: [createState('a profile without details exists', { id: 43 })],
    request: { path: '/api/profiles/43' },
    callGateway: ({ profileGateway }) => profileGateway.findById(43),
    response: { status: 200, body: { profile: { id: exactInteger(43) } } },
    outcome: { value: emptyProfile },
  },
  {
    ...profileCall,
    description: 'a profile: not found',
    states: [createState('no profile has the id', { id: 404 })],
    request: { path: '/api/profiles/404' },
    callGateway: ({ profileGateway }) => profileGateway.findById(404),
    response: notFoundResponse,
    outcome: { error: { _tag: 'ProfileNotFound', id: 404 } },
  },
  {
    ...profileCall,
    description: 'a profile that does not exist: the session has expired (401 or 404)',
    states: [
      createState('no profile has the id', { id: 404 }),
      createState('no session has the token', { token: expiredToken }),
    ],
    request: { path: '/api/profiles/404', token: expiredToken },
    callGateway: ({ profileGateway }) => profileGateway.findById(404),
    response: { status: 404, statuses: [401, 404] },
    outcome: { error: { _tag: 'ProfileNotFound', id: 404 } },
  },
  {
    ...randomCall,
    description: 'random specialists: found',
    states: onlyAnnaStates,
    // The API may return the same specialist several times.
    response: { status: 200, body: { profiles: arrayContaining({ profile: cardLike }) } },
    outcome: { value: [card] },
  },
  {
    ...randomCall,
    description: 'random specialists: the chosen speciality has no profile',
    states: [
      createState('only a speciality without a profile exists', { id: 9, name: 'Укладка плитки', slug: 'tiling' }),
    ],
    // The list has the speciality without a profile, or is empty.
    response: { status: 200, body: { profiles: MatchersV3.like([]) } },
    outcome: { value: [] },
  },
  {
    ...randomCall,
    description: 'random specialists: none',
    states: [createState('no profiles exist', {})],
    response: { status: 200, body: { profiles: [] } },
    outcome: { value: [] },
  },
]
