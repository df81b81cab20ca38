import { anyId, flag, time, whole, yes } from '#contracts/matchers.ts'
import { givenState, type Interaction } from './interaction.ts'
import { createExpiredSession, token } from './own-writes.ts'
import { annaIsSignedIn } from './people.ts'
import { bareProfile, profile, profileLike } from './profile-like.ts'
import { user, userLike } from './user-like.ts'

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
            whatsapp: '+79172041833',
            telegram_linked: yes(),
            settings: { new_review: flag(true) },
          },
          about_statistics: yes(),
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
      givenState('a profile without details exists', { id: 43 }),
      givenState('somebody without details is signed in', { token, profile_id: 43 }),
    ],
    response: { status: 200, body: { profile: { id: whole(43), user: { id: anyId(78) } } } },
    outcome: {
      value: {
        user: { ...user, id: 78, name: '', email: null, phone: null },
        profile: { ...bareProfile, user: { id: 78, name: '', avatar: null } },
        aboutStatistics: false,
      },
    },
  },
  createExpiredSession('one’s own profile', own),
]
