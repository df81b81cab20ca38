import type { Facts } from '#mocks/generator/facts.ts'
import { pick } from '#mocks/generator/random.ts'
import { toProfileWire, type Viewer } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import type { Handlers } from './handler.ts'
import { getInteger } from './query-numbers.ts'

const defaultAmount = 4
const maxAmount = 50
const vacantShare = 0.08

function createEntry(world: World, person: Facts, viewer: Viewer) {
  const profile = toProfileWire(world, person, viewer)
  const offeredSpecialities = profile.specialities?.filter(speciality => speciality !== null) ?? []
  if (offeredSpecialities.length === 0) return { id: person.id, name: null, profile }
  const { id, name } = pick(world.random, offeredSpecialities)
  return { id, name, profile }
}

const createVacantEntry = ({ vacantSpecialities, random }: World, { lang }: Viewer) => {
  const { id, name, slug } = pick(random, vacantSpecialities)
  return { id, name: name[lang], slug, profile: null }
}

/** Draws different people. Null stands for a vacant speciality; the first entry is never null if there are people. */
function drawPeople(world: World, amount: number): readonly (Facts | null)[] {
  const { people, vacantSpecialities, random } = world
  const { specialists } = people
  if (specialists.length === 0) return vacantSpecialities.length === 0 ? [] : [null]
  const pickedPeople = new Set<Facts>()
  while (pickedPeople.size < Math.min(amount, specialists.length)) pickedPeople.add(pick(random, specialists))
  return [...pickedPeople].map((person, index) =>
    index > 0 && vacantSpecialities.length > 0 && random() < vacantShare ? null : person,
  )
}

export const randomHandlers = {
  randomProfiles: (world, { query, viewer }) => {
    const people = drawPeople(world, getInteger(query, 'amount', defaultAmount, maxAmount))
    return {
      profiles: people.map(person => (person ? createEntry(world, person, viewer) : createVacantEntry(world, viewer))),
    }
  },
} satisfies Handlers
