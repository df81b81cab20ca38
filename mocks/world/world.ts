import { demoProfileId, newIdentity, type Identity } from '#mocks/accounts/identity.ts'
import { dataCategories } from '#mocks/dataset/categories.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { factsMaker, type Facts } from '#mocks/generator/facts.ts'
import { randomOf, type Random } from '#mocks/generator/random.ts'
import { Memo } from './memo.ts'
import { newCollections, type Collections } from './collections.ts'
import { People } from './people.ts'
import { Catalogue } from './catalogue.ts'
import { seed } from './seed.ts'

/** Any number: it only has to stay the same, so that everybody sees the same people. */
export const worldSeed = 20_261

/** A speciality that nobody offers. */
export interface Vacant {
  readonly id: number
  readonly slug: string
  readonly name: Bilingual
}

/** Who is in a category or below it. */
export interface Counted {
  readonly count: number
  /** The best rated ones. */
  readonly best: readonly Facts[]
}

/** Everything that the mock API knows. */
export interface World {
  readonly collections: Collections
  places: Catalogue
  readonly people: People
  vacant: readonly Vacant[]
  /** The id most recently assigned to an added service. */
  lastServiceId: number
  /** What random answers are drawn with: the same ones after each reset. */
  readonly draw: Random
  readonly identity: Identity
  /** Whether it is another one than at the start. */
  isChanged: boolean
  readonly kept: { readonly lists: Memo<readonly Facts[]>; readonly counts: Memo<ReadonlyMap<number, Counted>> }
}

/** To be called when collections or people changed. */
export function renew(world: World): void {
  world.places = new Catalogue(world.collections)
  world.isChanged = true
  world.kept.lists.clear()
  world.kept.counts.clear()
}

const servicesOf = dataCategories.flatMap(category => category.services)
export const madeFacts = factsMaker(worldSeed, dataCities, dataCategories)

/** Above the ids of all generated services. */
const firstServiceId = 1_000_000_000

const crowd = (profiles: number) => new People(Array.from({ length: profiles }, (_, index) => madeFacts(index + 1)))

export const newDraw = (): Random => randomOf(worldSeed)

export const newIdentityOf = (people: People): Promise<Identity> => newIdentity(people.get(demoProfileId)?.name)

export async function newWorld(profiles: number): Promise<World> {
  const collections = newCollections()
  await seed(collections, dataCities, dataCategories)
  const kept = { lists: new Memo<readonly Facts[]>(500), counts: new Memo<ReadonlyMap<number, Counted>>(2000) }
  const people = crowd(profiles)
  return {
    collections,
    places: new Catalogue(collections),
    people,
    identity: await newIdentityOf(people),
    isChanged: false,
    vacant: servicesOf,
    lastServiceId: firstServiceId,
    draw: newDraw(),
    kept,
  }
}
