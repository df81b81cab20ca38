import type { ProviderStateParams } from '#contracts/provider-states.ts'
import { generateFacts, type World } from '#mocks/world/world.ts'

/** Above all generated ids, so that no generated specialist is replaced. */
const firstExtraId = 1_000_001

export function removeProfile(world: World, { id }: ProviderStateParams['no profile has the id']): void {
  world.people.remove(person => person.id === id)
}

export function fillCity(world: World, params: ProviderStateParams['a city has profiles']): void {
  const { city_id: cityId, category_id: categoryId, count } = params
  world.people.remove(person => person.cityId === cityId)
  const people = Array.from({ length: count }, (_, index) => generateFacts(firstExtraId + index))
  world.people.put(...people.map(person => ({ ...person, cityId, categoryIds: [categoryId] })))
}

export function removeProfiles(world: World): void {
  world.people.remove(() => true)
  world.vacantSpecialities = []
}

export function replaceProfilesWithVacantSpeciality(
  world: World,
  { id, name, slug }: ProviderStateParams['only a speciality without a profile exists'],
): void {
  removeProfiles(world)
  world.vacantSpecialities = [{ id, slug, name: { ru: name, en: name } }]
}
