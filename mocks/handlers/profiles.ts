import { profileSorts } from '#domain/profile/profile-filters.ts'
import { findPeople } from '#mocks/world/find-people.ts'
import { toProfileWire } from '#mocks/world/profile-wire.ts'
import { findPerson } from './find-person.ts'
import type { Handlers } from './handler.ts'
import { getNumber, getId } from './query-numbers.ts'
import { paginate } from './paginate.ts'
import { refuseFields, noSuchProfile } from './refusal.ts'

const unknownSort = refuseFields({ sort: { ru: 'Такой сортировки нет.', en: 'The selected sort is invalid.' } })

const getText = (query: URLSearchParams, name: string) => query.get(name)?.trim() || undefined

export const profileHandlers = {
  profileById: (world, { param, viewer }) => {
    const person = findPerson(world, param)
    return person ? { profile: toProfileWire(world, person, viewer) } : noSuchProfile
  },
  profiles: (world, request) => {
    const { query, viewer } = request
    const sort = profileSorts.find(profileSort => profileSort === (query.get('sort') ?? 'rating'))
    if (sort === undefined) return unknownSort
    const people = findPeople(world, {
      cityId: getId(query, 'city_id'),
      category: getText(query, 'category'),
      search: getText(query, 'search'),
      priceTo: getNumber(query, 'price_to'),
      ratingFrom: getNumber(query, 'rating_from'),
      sort,
    })
    return paginate(people, request, person => toProfileWire(world, person, viewer))
  },
} satisfies Handlers
