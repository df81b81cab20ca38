import { profileSorts } from '#domain/profile/profile-filters.ts'
import { listed } from '#mocks/world/listing.ts'
import { profileWire } from '#mocks/world/profile-wire.ts'
import type { Handlers } from './answering.ts'
import { amountOf, idOf } from './numbers.ts'
import { paginated } from './paginated.ts'
import { invalid, noSuchProfile } from './refusal.ts'

const wrongSort = invalid({ sort: { ru: 'Такой сортировки нет.', en: 'The selected sort is invalid.' } })

const textOf = (query: URLSearchParams, name: string) => query.get(name)?.trim() || undefined

export const profileHandlers = {
  profileById: (world, { param, asker }) => {
    const person = /^\d{1,15}$/.test(param) ? world.people.get(Number(param)) : undefined
    return person ? { profile: profileWire(world, person, asker) } : noSuchProfile
  },
  profiles: (world, asked) => {
    const { query, asker } = asked
    const sort = profileSorts.find(known => known === (query.get('sort') ?? 'rating'))
    if (sort === undefined) return wrongSort
    const people = listed(world, {
      cityId: idOf(query, 'city_id'),
      category: textOf(query, 'category'),
      search: textOf(query, 'search'),
      priceTo: amountOf(query, 'price_to'),
      ratingFrom: amountOf(query, 'rating_from'),
      sort,
    })
    return paginated(people, asked, person => profileWire(world, person, asker))
  },
} satisfies Handlers
