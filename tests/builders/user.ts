import type { OwnProfile, User } from '#domain/user/user.ts'
import { aProfile } from './profile.ts'

export const aUser = (overrides: Partial<User> = {}): User => ({
  id: 7,
  name: 'Марина Ветрова',
  email: 'marina@example.ru',
  emailVerifiedAt: '2026-03-01T10:00:00.000000Z',
  phone: '+79172041833',
  avatar: null,
  whatsapp: null,
  telegramLinked: false,
  settings: {},
  ...overrides,
})

export const anOwnProfile = (overrides: Partial<OwnProfile> = {}): OwnProfile => ({
  user: aUser(),
  profile: aProfile(),
  aboutStatistics: false,
  ...overrides,
})
