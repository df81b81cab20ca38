import type { People } from '#mocks/world/people.ts'
import { userIdOf, verified, type Account } from './accounts.ts'

/** Stands in the README and in the log of the start. */
export const demoAccount = {
  email: 'demo@znatok.example',
  phone: '+79000000001',
  password: 'znatok-demo',
} as const

const profileId = 1

/** The first of the made-up specialists can sign in. */
export const demoPerson = (people: People): Account => ({
  id: userIdOf(profileId),
  profileId,
  name: people.get(profileId)?.name ?? 'Демо Знаток',
  ...demoAccount,
  emailVerifiedAt: verified,
  whatsapp: null,
  telegramLinked: false,
  aboutStatistics: false,
})
