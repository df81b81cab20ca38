import { demoSpecialistProfileId, createAccountStores, type AccountStores } from '#mocks/accounts/account-stores.ts'
import { demoClientProfileId, getUserId } from '#mocks/accounts/accounts.ts'
import { demoClientName } from '#mocks/accounts/demo-accounts.ts'
import { dataCategories } from '#mocks/dataset/categories.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { createFactsGenerator, type Facts } from '#mocks/generator/facts.ts'
import { createRandom, type Random } from '#mocks/generator/random.ts'
import { noRating } from '#mocks/generator/rating.ts'
import { formatMicros } from '#mocks/generator/times.ts'
import { BoundedCache } from './bounded-cache.ts'
import { createCollections, type Collections } from './collections.ts'
import { People } from './people.ts'
import { putProfile } from './put-profile.ts'
import { Catalog } from './catalog.ts'
import { seedCollections } from './seed.ts'

export const worldSeed = 20_261

/** A speciality that `randomProfiles` may return with `profile: null`. */
export interface VacantSpeciality {
  readonly id: number
  readonly slug: string
  readonly name: Bilingual
}

export interface CategoryCount {
  readonly count: number
  readonly bestPeople: readonly Facts[]
}

export interface World {
  readonly collections: Collections
  catalog: Catalog
  readonly people: People
  vacantSpecialities: readonly VacantSpeciality[]
  lastServiceId: number
  readonly random: Random
  readonly accountStores: AccountStores
  isChanged: boolean
  readonly caches: {
    readonly lists: BoundedCache<readonly Facts[]>
    readonly counts: BoundedCache<ReadonlyMap<number, CategoryCount>>
  }
}

/** Must be called after changes to collections or people. */
export function refreshWorld(world: World): void {
  world.catalog = new Catalog(world.collections)
  world.isChanged = true
  world.caches.lists.clear()
  world.caches.counts.clear()
}

const allServices = dataCategories.flatMap(category => category.services)
export const generateFacts = createFactsGenerator(worldSeed, dataCities, dataCategories)

export const createEmptyFacts = (id: number): Facts => ({
  ...generateFacts(id),
  name: '',
  cityId: 0,
  categoryIds: [],
  offers: [],
  priceFrom: null,
  experienceYears: null,
  rating: noRating,
})

/** Above the ids of all generated services. */
const initialServiceId = 1_000_000_000

const createPeople = (profileCount: number) =>
  new People(Array.from({ length: profileCount }, (_, index) => generateFacts(index + 1)))

export const createWorldRandom = (): Random => createRandom(worldSeed)

export const createWorldAccountStores = (people: People): Promise<AccountStores> =>
  createAccountStores(people.get(demoSpecialistProfileId)?.name)

export async function createWorld(profileCount: number): Promise<World> {
  const collections = createCollections()
  await seedCollections(collections, dataCities, dataCategories)
  const caches = {
    lists: new BoundedCache<readonly Facts[]>(500),
    counts: new BoundedCache<ReadonlyMap<number, CategoryCount>>(2000),
  }
  const people = createPeople(profileCount)
  const world: World = {
    collections,
    catalog: new Catalog(collections),
    people,
    accountStores: await createWorldAccountStores(people),
    isChanged: false,
    vacantSpecialities: allServices,
    lastServiceId: initialServiceId,
    random: createWorldRandom(),
    caches,
  }
  await putEmptyProfile(world, { profileId: demoClientProfileId, name: demoClientName })
  return world
}

interface NewProfile {
  readonly profileId: number
  readonly name: string
  /** In microseconds. By default, a date of the generated data. */
  readonly joinedMicros?: number
}

/** A profile without specialities, which no list contains. */
export async function putEmptyProfile(world: World, { profileId: id, name, ...facts }: NewProfile): Promise<void> {
  const person = { ...createEmptyFacts(id), name, ...facts }
  const createdAt = formatMicros(person.joinedMicros)
  await putProfile(world, person, { id, user: { id: getUserId(id), name }, created_at: createdAt })
}
