import { Schema } from 'effect'
import type { Speciality } from '#domain/profile/profile.ts'
import { profileCodec, type ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { Bilingual, MockLanguage } from '#mocks/data/bilingual.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { toStoredProfileWire, type Viewer } from './profile-wire.ts'
import { putProfile } from './put-profile.ts'
import { refreshWorld, type World } from './world.ts'

interface ProfileChanges extends Pick<ProfileWire, 'about' | 'socials' | 'experience_years'> {
  readonly city_id?: number | null
  readonly specialities?: readonly ServiceChange[]
}

interface ServiceChange {
  /** Omitted for a new service. */
  readonly id?: number
  readonly name?: string
  readonly category_id: number | null
  readonly price_from: number | null
  readonly price_unit: Speciality['priceUnit']
}

const decodeProfile = Schema.decodeSync(profileCodec)

export function getServiceNames(world: World, person: Facts, viewer: Viewer): ReadonlyMap<number, Bilingual> {
  const readServices = (lang: MockLanguage) =>
    decodeProfile(toStoredProfileWire(world, person, { ...viewer, lang })).specialities
  const english = new Map(readServices('en').map(({ id, name }) => [id, name]))
  return new Map(readServices('ru').map(({ id, name }) => [id, { ru: name, en: english.get(id) ?? name }]))
}

async function overrideFields(
  world: World,
  person: Facts,
  changes: Partial<ProfileWire>,
  viewer: Viewer,
): Promise<void> {
  const wire = toStoredProfileWire(world, person, viewer)
  await putProfile(world, person, { ...wire, ...changes, updated_at: new Date().toISOString() })
  refreshWorld(world)
}

export async function overrideName(world: World, profileId: number, name: string, viewer: Viewer): Promise<void> {
  const person = world.people.get(profileId)
  if (!person) return
  const { user } = toStoredProfileWire(world, person, viewer)
  const serviceNames = getServiceNames(world, person, viewer)
  await overrideFields(world, { ...person, name, serviceNames }, { user: { ...user, name } }, viewer)
}

function assignIdsAndNames(
  world: World,
  services: readonly ServiceChange[],
  currentNames: ReadonlyMap<number, Bilingual>,
) {
  return services.map(({ id: existingId, name, ...service }) => {
    const id = existingId ?? (world.lastServiceId += 1)
    const category = world.catalog.categories.get(service.category_id ?? 0)
    const categoryName = { ru: category?.ru.name ?? '', en: category?.en.name ?? '' }
    const names = name === undefined ? (currentNames.get(id) ?? categoryName) : { ru: name, en: name }
    return { service: { ...service, id, name: names.ru }, names }
  })
}

export async function overrideProfile(
  world: World,
  person: Facts,
  { city_id: cityId = person.cityId, specialities, ...changes }: ProfileChanges,
  viewer: Viewer,
): Promise<Facts> {
  const currentNames = getServiceNames(world, person, viewer)
  const services = specialities && assignIdsAndNames(world, specialities, currentNames)
  const prices = specialities?.flatMap(({ price_from: price }) => price ?? []) ?? []
  const priceFrom = prices.length === 0 ? null : Math.min(...prices)
  const facts = {
    ...person,
    cityId: cityId ?? 0,
    ...(changes.experience_years !== undefined && {
      experienceYears: changes.experience_years === null ? null : Number(changes.experience_years),
    }),
    serviceNames: services ? new Map(services.map(({ service, names }) => [service.id, names])) : currentNames,
    ...(specialities && {
      categoryIds: specialities.flatMap(({ category_id: categoryId }) => categoryId ?? []),
      // The owner's services replace the generated ones. A search finds them by category only.
      offers: [],
      priceFrom,
    }),
  }
  const city = world.catalog.cities.get(facts.cityId)?.ru ?? null
  const serviceFields = services && { specialities: services.map(({ service }) => service), price_from: priceFrom }
  await overrideFields(world, facts, { ...changes, city, ...serviceFields }, viewer)
  return facts
}
