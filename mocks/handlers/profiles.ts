import { profileSorts } from '../../src/domain/profile/profile-query'
import { listed } from '../world/listing'
import { profileWire } from '../world/profile-wire'
import { answering, type WorldNow } from './answering'
import { amountOf, idOf } from './numbers'
import { paginated } from './paginated'
import { invalid, noSuchProfile } from './refusal'

const wrongSort = invalid({ sort: { ru: 'Такой сортировки нет.', en: 'The selected sort is invalid.' } })

const textOf = (query: URLSearchParams, name: string) => query.get(name)?.trim() || undefined

export const profileHandler = (worldNow: WorldNow) =>
  answering('profileById', worldNow, (world, { param, asker }) => {
    const person = /^\d{1,15}$/.test(param) ? world.people.get(Number(param)) : undefined
    return person ? { profile: profileWire(world, person, asker) } : noSuchProfile
  })

export const profilesHandler = (worldNow: WorldNow) =>
  answering('profiles', worldNow, (world, asked) => {
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
  })
