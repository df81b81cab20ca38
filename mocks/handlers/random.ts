import type { Facts } from '#mocks/generator/facts.ts'
import { pick } from '#mocks/generator/random.ts'
import { profileWire, type Viewer } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import type { Handlers } from './answering.ts'
import { wholeOf } from './numbers.ts'

const usualAmount = 4
const mostAmount = 50
/** How often a speciality is drawn that nobody offers. */
const vacantShare = 0.08

function entryOf(world: World, person: Facts, asker: Viewer) {
  const profile = profileWire(world, person, asker)
  const offered = profile.specialities?.filter(speciality => speciality !== null) ?? []
  if (offered.length === 0) return { id: person.id, name: null, profile }
  const { id, name } = pick(world.draw, offered)
  return { id, name, profile }
}

const vacantEntry = ({ vacant, draw }: World, { lang }: Viewer) => {
  const { id, name, slug } = pick(draw, vacant)
  return { id, name: name[lang], slug, profile: null }
}

/** Different people, the first one always there, some of the others nobody. */
function drawn(world: World, amount: number): readonly (Facts | null)[] {
  const { people, vacant, draw } = world
  const everybody = people.all
  if (everybody.length === 0) return vacant.length === 0 ? [] : [null]
  const some = new Set<Facts>()
  while (some.size < Math.min(amount, everybody.length)) some.add(pick(draw, everybody))
  return [...some].map((person, index) => (index > 0 && vacant.length > 0 && draw() < vacantShare ? null : person))
}

export const randomHandlers = {
  randomProfiles: (world, { query, asker }) => {
    const people = drawn(world, wholeOf(query, 'amount', usualAmount, mostAmount))
    return { profiles: people.map(person => (person ? entryOf(world, person, asker) : vacantEntry(world, asker))) }
  },
} satisfies Handlers
