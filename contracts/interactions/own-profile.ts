import { MatchersV3 } from '@pact-foundation/pact'
import { failuresOf } from './failures.ts'
import { given, type Interaction } from './interaction.ts'
import { bareProfile, profile, profileLike, time } from './profile-like.ts'
import { onlyAnna } from './profiles.ts'
import { unauthenticated, user, userLike } from './user-like.ts'

const { boolean, integer, string } = MatchersV3

const token = '1|signed-in'
export const annaIsSignedIn = [
  ...onlyAnna,
  given('somebody is signed in', {
    token,
    profile_id: 42,
    email: 'anna@example.org',
    phone: '+79172041833',
    password: 'correct horse',
  }),
]

const own = {
  endpoint: 'ownProfile',
  request: { path: '/api/user/profile', token },
  ask: ({ userGateway }) => userGateway.ownProfile(),
} satisfies Partial<Interaction>

const avatar = 'https://images.example/42.jpg'

export const ownProfileInteractions: readonly Interaction[] = [
  {
    ...own,
    description: 'one’s own profile: found',
    states: annaIsSignedIn,
    response: {
      status: 200,
      body: {
        profile: {
          ...profileLike,
          user: {
            ...userLike,
            email_verified_at: time(),
            avatar: profileLike.user.avatar,
            whatsapp: string('+79172041833'),
            telegram_linked: boolean(true),
            settings: { new_review: boolean(true) },
          },
          about_statistics: boolean(true),
        },
      },
    },
    outcome: {
      value: {
        user: {
          ...user,
          emailVerifiedAt: '2026-03-01T10:00:00.000000Z',
          avatar,
          whatsapp: '+79172041833',
          telegramLinked: true,
          settings: { new_review: true },
        },
        profile: { ...profile, user: { id: 70, name: 'Анна Смирнова', avatar } },
        aboutStatistics: true,
      },
    },
  },
  {
    ...own,
    description: 'one’s own profile without details: found',
    states: [
      given('a profile without details exists', { id: 43 }),
      given('somebody without details is signed in', { token, profile_id: 43 }),
    ],
    response: { status: 200, body: { profile: { id: integer(43), user: { id: integer(78) } } } },
    outcome: {
      value: {
        user: { ...user, id: 78, name: '', email: null, phone: null },
        profile: { ...bareProfile, user: { id: 78, name: '', avatar: null } },
        aboutStatistics: false,
      },
    },
  },
  {
    ...own,
    description: 'one’s own profile: the session is over',
    states: [given('no session has the token', { token: '1|expired' })],
    request: { ...own.request, token: '1|expired' },
    response: unauthenticated,
    outcome: { error: { _tag: 'SessionExpired' } },
  },
  ...failuresOf({ ...own, states: annaIsSignedIn, what: 'one’s own profile' }),
]
