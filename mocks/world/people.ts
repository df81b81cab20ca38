import type { ProfileSort } from '#domain/profile/profile-filters.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { comparators } from './comparators.ts'

interface SortedSpecialists {
  readonly all: readonly Facts[]
  readonly byCity: ReadonlyMap<number, readonly Facts[]>
}

const isSpecialist = ({ categoryIds }: Facts) => categoryIds.length > 0

export class People {
  readonly #byId: Map<number, Facts>
  #sorted = new Map<ProfileSort, SortedSpecialists>()

  constructor(people: readonly Facts[]) {
    this.#byId = new Map(people.map(person => [person.id, person]))
  }

  get specialists(): readonly Facts[] {
    return this.listSpecialists(undefined, 'new')
  }

  get(id: number): Facts | undefined {
    return this.#byId.get(id)
  }

  put(...people: readonly Facts[]): void {
    for (const person of people) this.#byId.set(person.id, person)
    this.#sorted = new Map()
  }

  remove(isMatch: (person: Facts) => boolean): void {
    for (const person of this.#byId.values()) if (isMatch(person)) this.#byId.delete(person.id)
    this.#sorted = new Map()
  }

  listSpecialists(cityId: number | undefined, sort: ProfileSort): readonly Facts[] {
    const { all, byCity } = this.#sort(sort)
    return cityId === undefined ? all : (byCity.get(cityId) ?? [])
  }

  #sort(sort: ProfileSort): SortedSpecialists {
    const cachedSpecialists = this.#sorted.get(sort)
    if (cachedSpecialists) return cachedSpecialists
    const sortedSpecialists = [...this.#byId.values()].filter(isSpecialist).toSorted(comparators[sort])
    const byCity = new Map<number, Facts[]>()
    for (const person of sortedSpecialists) {
      const citySpecialists = byCity.get(person.cityId)
      if (citySpecialists) citySpecialists.push(person)
      else byCity.set(person.cityId, [person])
    }
    const sorted = { all: sortedSpecialists, byCity }
    this.#sorted.set(sort, sorted)
    return sorted
  }
}
