import type { ProfileSort } from '#domain/profile/profile-filters.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { comparators } from './comparators.ts'

interface Sorted {
  readonly all: readonly Facts[]
  readonly byCity: ReadonlyMap<number, readonly Facts[]>
}

/** A new account has a profile, but offers nothing yet: lists and counts leave it out. */
const isSpecialist = ({ categoryIds }: Facts) => categoryIds.length > 0

/** All people. Each sort order is computed on first use, with an index by city. */
export class People {
  readonly #byId: Map<number, Facts>
  #sorted = new Map<ProfileSort, Sorted>()

  constructor(people: readonly Facts[]) {
    this.#byId = new Map(people.map(person => [person.id, person]))
  }

  /** All specialists, in no particular order. */
  get all(): readonly Facts[] {
    return this.list(undefined, 'new')
  }

  get(id: number): Facts | undefined {
    return this.#byId.get(id)
  }

  put(...people: readonly Facts[]): void {
    for (const person of people) this.#byId.set(person.id, person)
    this.#sorted = new Map()
  }

  remove(isRemoved: (person: Facts) => boolean): void {
    for (const person of this.#byId.values()) if (isRemoved(person)) this.#byId.delete(person.id)
    this.#sorted = new Map()
  }

  list(cityId: number | undefined, sort: ProfileSort): readonly Facts[] {
    const { all, byCity } = this.#sort(sort)
    return cityId === undefined ? all : (byCity.get(cityId) ?? [])
  }

  #sort(sort: ProfileSort): Sorted {
    const known = this.#sorted.get(sort)
    if (known) return known
    const all = [...this.#byId.values()].filter(isSpecialist).toSorted(comparators[sort])
    const byCity = new Map<number, Facts[]>()
    for (const person of all) {
      const inCity = byCity.get(person.cityId)
      if (inCity) inCity.push(person)
      else byCity.set(person.cityId, [person])
    }
    const sorted = { all, byCity }
    this.#sorted.set(sort, sorted)
    return sorted
  }
}
