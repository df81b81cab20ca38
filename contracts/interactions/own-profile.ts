import { positiveInteger, flag, timestamp, exactInteger, trueValue } from '#contracts/matchers.ts'
import { createState, type Interaction } from './interaction.ts'
import { createExpiredSessionInteraction, token } from './session.ts'
import { signedInAnnaStates } from './people-states.ts'
import { emptyProfile, profile, profileLike } from './profile-like.ts'
import { registrationState, registrationToken } from './registration.ts'
import { user, userLike } from './user-like.ts'

const ownProfileCall = {
  endpoint: 'ownProfile',
  request: { path: '/api/user/profile', token },
  callGateway: ({ userGateway }) => userGateway.readOwnProfile(),
} satisfies Partial<Interaction>

const avatar = 'https://images.example/42.jpg'

export const ownProfileInteractions: readonly Interaction[] = [
  {
    ...ownProfileCall,
    description: 'the user’s own profile: found',
    states: signedInAnnaStates,
    response: {
      status: 200,
      body: {
        profile: {
          ...profileLike,
          user: {
            ...userLike,
            email_verified_at: timestamp(),
            avatar: profileLike.user.avatar,
            whatsapp: '+79172041833',
            telegram_linked: trueValue(),
            settings: { new_review: flag(true) },
          },
          about_statistics: trueValue(),
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
    ...ownProfileCall,
    description: 'the user’s own profile without details: found',
    states: [
      createState('a profile without details exists', { id: 43 }),
      createState('somebody without details is signed in', { token, profile_id: 43 }),
    ],
    response: { status: 200, body: { profile: { id: exactInteger(43), user: { id: positiveInteger(78) } } } },
    outcome: {
      value: {
        user: { ...user, id: 78, name: '', email: null, phone: null },
        profile: { ...emptyProfile, user: { id: 78, name: '', avatar: null } },
        aboutStatistics: false,
      },
    },
  },
  {
    ...ownProfileCall,
    description: 'the user’s own profile during a registration: found',
    states: [registrationState],
    request: { ...ownProfileCall.request, token: registrationToken },
    response: { status: 200, body: { profile: { user: { id: positiveInteger(79) } } } },
    outcome: {
      value: {
        user: { ...user, id: 79, name: '', email: null, phone: null },
        profile: { ...emptyProfile, id: null, user: { id: 79, name: '', avatar: null } },
        aboutStatistics: false,
      },
    },
  },
  createExpiredSessionInteraction('the user’s own profile', ownProfileCall),
]
