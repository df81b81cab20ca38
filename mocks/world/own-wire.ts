import type { AnswersWire } from '#infrastructure/api/endpoints.ts'
import { profileWire, type Viewer } from './profile-wire.ts'
import type { World } from './world.ts'
import type { Account } from '#mocks/accounts/accounts.ts'

/** A user as only they see themselves. */
export function userWire(world: World, account: Account, asker: Viewer) {
  const person = world.people.get(account.profileId)
  const { id, name, email, emailVerifiedAt, phone, whatsapp, telegramLinked, settings } = account
  return {
    id,
    name: name === '' ? null : name,
    email,
    phone,
    email_verified_at: emailVerifiedAt,
    avatar: (person && profileWire(world, person, asker).user?.avatar) ?? null,
    whatsapp,
    telegram_linked: telegramLinked,
    // PHP writes an empty map as `[]`.
    settings: Object.keys(settings).length === 0 ? ([] as const) : settings,
  }
}

/** The profile of somebody who asks for their own: nothing is in it while a registration is not finished. */
export function ownProfileWire(world: World, account: Account, asker: Viewer): AnswersWire['ownProfile']['profile'] {
  const person = world.people.get(account.profileId)
  const profile = person ? profileWire(world, person, asker) : { id: account.profileId }
  return { ...profile, user: userWire(world, account, asker), about_statistics: account.aboutStatistics }
}
