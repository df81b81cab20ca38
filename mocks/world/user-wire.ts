import type { ResponsesWire } from '#infrastructure/api/endpoints.ts'
import { toProfileWire, type Viewer } from './profile-wire.ts'
import type { World } from './world.ts'
import type { Account } from '#mocks/accounts/accounts.ts'

export function toUserWire(world: World, account: Account, viewer: Viewer) {
  const person = world.people.get(account.profileId)
  const { id, name, email, emailVerifiedAt, phone, whatsapp, telegramLinked, settings } = account
  return {
    id,
    name: name === '' ? null : name,
    email,
    phone,
    email_verified_at: emailVerifiedAt,
    avatar: (person && toProfileWire(world, person, viewer).user?.avatar) ?? null,
    whatsapp,
    telegram_linked: telegramLinked,
    // PHP serializes an empty map as `[]`.
    settings: Object.keys(settings).length === 0 ? ([] as const) : settings,
  }
}

export function toOwnProfileWire(
  world: World,
  account: Account,
  viewer: Viewer,
): ResponsesWire['ownProfile']['profile'] {
  const person = world.people.get(account.profileId)
  const profile = person ? toProfileWire(world, person, viewer) : { id: null }
  return { ...profile, user: toUserWire(world, account, viewer), about_statistics: account.aboutStatistics }
}
