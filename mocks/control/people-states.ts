import type { ProviderStateParams } from '#contracts/provider-states.ts'
import { madeFacts, type World } from '#mocks/world/world.ts'

/** Far above all that are made up, so that nobody is replaced. */
const firstExtraId = 1_000_001

export function noProfileHasTheId(world: World, { id }: ProviderStateParams['no profile has the id']): void {
  world.people.remove(person => person.id === id)
}

export function aCityHasProfiles(world: World, params: ProviderStateParams['a city has profiles']): void {
  const { city_id: cityId, category_id: categoryId, count } = params
  world.people.remove(person => person.cityId === cityId)
  const facts = Array.from({ length: count }, (_, index) => madeFacts(firstExtraId + index))
  world.people.put(...facts.map(person => ({ ...person, cityId, categoryIds: [categoryId] })))
}

export function noProfilesExist(world: World): void {
  world.people.remove(() => true)
  world.vacant = []
}

export function onlyVacant(
  world: World,
  { id, name, slug }: ProviderStateParams['only a speciality without a profile exists'],
): void {
  noProfilesExist(world)
  world.vacant = [{ id, slug, name: { ru: name, en: name } }]
}
