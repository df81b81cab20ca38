import type { ProfileEdit } from '#domain/user/edits.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { byCategory, storedProfileWire, type Viewer } from './profile-wire.ts'
import { putProfile } from './put-profile.ts'
import { renew, type World } from './world.ts'

type Wire = ReturnType<typeof storedProfileWire>

/** Overrides the changed fields of a profile; the others stay. */
async function override(world: World, person: Facts, changes: Partial<Wire>, asker: Viewer): Promise<void> {
  const wire = storedProfileWire(world, person, asker)
  await putProfile(world, person, { ...wire, ...changes, updated_at: new Date().toISOString() })
  renew(world)
}

export async function overrideName(world: World, profileId: number, name: string, asker: Viewer): Promise<void> {
  const person = world.people.get(profileId)
  if (!person) return
  const { user } = storedProfileWire(world, person, asker)
  await override(world, { ...person, name }, { user: { ...user, name } }, asker)
}

export async function overrideProfile(
  world: World,
  profileId: number,
  edit: ProfileEdit,
  asker: Viewer,
): Promise<void> {
  const person = world.people.get(profileId)
  if (!person) return
  const { about, cityId, experienceYears, specialities, socials } = edit
  const prices = specialities.flatMap(({ priceFrom }) => priceFrom ?? [])
  const priceFrom = prices.length === 0 ? null : Math.min(...prices)
  const facts = {
    ...person,
    cityId: cityId ?? 0,
    categoryIds: specialities.flatMap(({ categoryId }) => categoryId ?? []),
    // Found by category only: the owner's wording replaces the generated services.
    offers: [],
    priceFrom,
    experienceYears,
  }
  const changes = {
    about,
    city: world.places.cities.get(cityId ?? 0)?.ru ?? null,
    specialities: specialities.map(({ name, categoryId, priceFrom: price, priceUnit }, index) => ({
      id: profileId * 16 + index,
      name: name ?? byCategory,
      category_id: categoryId,
      price_from: price,
      price_unit: priceUnit,
    })),
    socials,
    price_from: priceFrom,
    experience_years: experienceYears,
  }
  await override(world, facts, changes, asker)
}
