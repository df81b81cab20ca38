import type { Bilingual } from '#mocks/data/bilingual.ts'
import type { DataCity } from '#mocks/dataset/cities.ts'
import type { DataCategory } from '#mocks/dataset/trade.ts'
import { nameOf } from './name.ts'
import { offersOf, type Offer } from './offers.ts'
import { between, pick, randomOf, seedOf, type Random } from './random.ts'
import { ratingOf, type Rating } from './rating.ts'
import { joinedOf, latestYear } from './times.ts'
import { weighted } from './weighted.ts'

/** What lists are found, sorted and counted by. Texts and pictures are made when somebody looks. */
export interface Facts {
  readonly id: number
  readonly name: string
  readonly isWoman: boolean
  readonly cityId: number
  readonly categoryIds: readonly number[]
  /** Whose words somebody uses to tell about themselves. */
  readonly trade: DataCategory
  readonly offers: readonly Offer[]
  /** Service names of an edited profile, by id. Without it each service has the same name in both languages. */
  readonly serviceNames?: ReadonlyMap<number, Bilingual>
  readonly priceFrom: number | null
  readonly experienceYears: number | null
  readonly rating: Rating
  /** Microseconds since 1970. */
  readonly joined: number
}

const factsUse = 1

function secondOf(random: Random, first: DataCategory, all: readonly DataCategory[], isWoman: boolean) {
  if (random() > 0.28) return []
  const top = first.slug.split('/')[0] ?? ''
  const isKin = ({ slug, parentId }: DataCategory) =>
    first.kin
      ? slug.startsWith(`${top}/`) && first.kin.includes(slug.split('/').at(-1) ?? '')
      : parentId === first.parentId
  const fits = all.filter(other => other !== first && isKin(other) && (isWoman ? other.women > 0 : other.women < 100))
  return fits.length === 0 ? [] : [pick(random, fits)]
}

/** Makes the facts of anybody by id: the same for the same seed, whoever else was made before. */
export function factsMaker(
  seed: number,
  cities: readonly DataCity[],
  categories: readonly DataCategory[],
): (id: number) => Facts {
  const leaves = categories.filter(category => category.weight > 0)
  const drawCity = weighted(cities, city => city.population)
  const drawCategory = weighted(leaves, leaf => leaf.weight)
  return id => {
    const random = randomOf(seedOf(seed, id, factsUse))
    const city = drawCity(random)
    const first = drawCategory(random)
    const isWoman = random() * 100 < first.women
    const years = 2 + Math.floor(28 * random() ** 1.7)
    const does = [first, ...secondOf(random, first, leaves, isWoman)]
    const offers = offersOf(random, does, city.population)
    const prices = offers.flatMap(offer => offer.price ?? [])
    return {
      id,
      name: nameOf(random, city.region.ru, isWoman),
      isWoman,
      cityId: city.id,
      categoryIds: does.map(category => category.id),
      trade: first,
      offers,
      priceFrom: prices.length === 0 ? null : Math.min(...prices),
      experienceYears: random() < 0.08 ? null : years,
      rating: ratingOf(random),
      joined: joinedOf(random, between(random, Math.max(2018, latestYear - years), latestYear)),
    }
  }
}
