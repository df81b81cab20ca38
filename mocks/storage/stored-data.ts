import { Schema } from 'effect'
import { profileCodec } from '#infrastructure/api/profile/profile.codec.ts'
import { accountRecord, demoClientProfileId, sessionRecord } from '#mocks/accounts/accounts.ts'
import { notificationRecord } from '#mocks/accounts/notification-store.ts'
import { complaintRecord, placementRecord, serviceRequestRecord, reviewRecord } from '#mocks/accounts/submissions.ts'
import { bilingualText } from '#mocks/data/bilingual.ts'
import { putProfile } from '#mocks/world/put-profile.ts'
import { createEmptyFacts, generateFacts, refreshWorld, type World } from '#mocks/world/world.ts'

const profileRecord = Schema.Struct({
  profile: profileCodec,
  facts: Schema.Struct({
    name: Schema.String,
    cityId: Schema.Int,
    categoryIds: Schema.Array(Schema.Int),
    serviceNames: Schema.Array(Schema.Tuple([Schema.Int, bilingualText])),
    priceFrom: Schema.NullOr(Schema.Finite),
    experienceYears: Schema.NullOr(Schema.Finite),
    // Missing in data of earlier versions.
    joinedMicros: Schema.optionalKey(Schema.Int),
    hasGeneratedOffers: Schema.Boolean,
  }),
})

const storedData = Schema.Struct({
  version: Schema.Literal(1),
  accounts: Schema.Array(accountRecord),
  sessions: Schema.Array(sessionRecord),
  notifications: Schema.Array(notificationRecord),
  reviews: Schema.Array(reviewRecord),
  complaints: Schema.Array(complaintRecord),
  serviceRequests: Schema.Array(serviceRequestRecord),
  placements: Schema.Array(placementRecord),
  profiles: Schema.Array(profileRecord),
})

type StoredProfile = typeof profileRecord.Type
/** Encoded, because collections decode records when they are restored. */
export type StoredData = typeof storedData.Encoded

const encode = Schema.encodeSync(storedData)
const decode = Schema.decodeUnknownSync(storedData)

export const parseStoredData = (json: string): StoredData => encode(decode(JSON.parse(json)))

function collectProfiles({ collections, people }: World): readonly StoredProfile[] {
  return collections.profileOverrides.all().flatMap(profile => {
    const person = people.get(profile.id)
    if (!person) return []
    const { name, cityId, categoryIds, priceFrom, experienceYears, joinedMicros } = person
    const { offers, serviceNames = new Map() } = person
    const storedFacts = { name, cityId, categoryIds, priceFrom, experienceYears, joinedMicros }
    const facts = { ...storedFacts, serviceNames: [...serviceNames] }
    return [{ profile, facts: { ...facts, hasGeneratedOffers: offers.length > 0 } }]
  })
}

/** Omits codes and rate limits, which last only minutes, and permissions to set a password without the current one. */
export function collectData(world: World): StoredData {
  const { accounts, notifications, submissions } = world.accountStores
  return encode({
    version: 1,
    ...accounts.getAll(),
    notifications: notifications.getAll(),
    ...submissions.getAll(),
    profiles: collectProfiles(world),
  })
}

async function restoreProfiles(world: World, profiles: StoredData['profiles']): Promise<void> {
  for (const { profile, facts } of profiles) {
    const { hasGeneratedOffers, serviceNames, ...storedFacts } = facts
    const id = Number(profile.id)
    const initialFacts = id >= demoClientProfileId ? createEmptyFacts(id) : generateFacts(id)
    const offers = hasGeneratedOffers ? initialFacts.offers : []
    await putProfile(world, { ...initialFacts, ...storedFacts, offers, serviceNames: new Map(serviceNames) }, profile)
    world.lastServiceId = Math.max(world.lastServiceId, ...facts.serviceNames.map(([serviceId]) => serviceId))
  }
  refreshWorld(world)
}

/** `world` must be in its initial state. */
export async function restoreData(world: World, data: StoredData): Promise<void> {
  const { accounts, notifications, submissions } = world.accountStores
  await accounts.restore(data)
  await notifications.restore(data.notifications)
  await submissions.restore(data)
  await restoreProfiles(world, data.profiles)
}
