import type { Bilingual } from '#mocks/data/bilingual.ts'
import type { DatasetCity } from '#mocks/dataset/cities.ts'
import type { TradeCategory } from '#mocks/dataset/trade.ts'
import { drawName } from './name.ts'
import { drawOffers, type Offer } from './offers.ts'
import { pickInteger, pick, createRandom, deriveSeed, type Random } from './random.ts'
import { drawRating, type Rating } from './rating.ts'
import { drawJoinedMicros, latestYear } from './times.ts'
import { createWeightedPick } from './weighted-pick.ts'

export interface Facts {
  readonly id: number
  readonly name: string
  readonly isWoman: boolean
  readonly cityId: number
  readonly categoryIds: readonly number[]
  /** The category whose sentences make up the “about” text. */
  readonly trade: TradeCategory
  readonly offers: readonly Offer[]
  /** Service names of an edited profile, by id. Omitted for a generated profile: its offers have the names. */
  readonly serviceNames?: ReadonlyMap<number, Bilingual>
  readonly priceFrom: number | null
  readonly experienceYears: number | null
  readonly rating: Rating
  readonly joinedMicros: number
}

const factsStream = 1
/** The directory had no specialists before this year. */
const firstJoinYear = 2018

function drawSecondCategory(
  random: Random,
  mainCategory: TradeCategory,
  categories: readonly TradeCategory[],
  isWoman: boolean,
) {
  if (random() > 0.28) return []
  const topSlug = mainCategory.slug.split('/')[0] ?? ''
  const isRelated = ({ slug, parentId }: TradeCategory) =>
    mainCategory.relatedSlugs
      ? slug.startsWith(`${topSlug}/`) && mainCategory.relatedSlugs.includes(slug.split('/').at(-1) ?? '')
      : parentId === mainCategory.parentId
  const candidates = categories.filter(
    other =>
      other !== mainCategory && isRelated(other) && (isWoman ? other.womenPercent > 0 : other.womenPercent < 100),
  )
  return candidates.length === 0 ? [] : [pick(random, candidates)]
}

/** With the same seed, cities and categories, the facts depend only on the id. */
export function createFactsGenerator(
  seed: number,
  cities: readonly DatasetCity[],
  categories: readonly TradeCategory[],
): (id: number) => Facts {
  const leaves = categories.filter(category => category.weight > 0)
  const drawCity = createWeightedPick(cities, city => city.population)
  const drawCategory = createWeightedPick(leaves, category => category.weight)
  return id => {
    const random = createRandom(deriveSeed(seed, id, factsStream))
    const city = drawCity(random)
    const mainCategory = drawCategory(random)
    const isWoman = random() * 100 < mainCategory.womenPercent
    const years = 2 + Math.floor(28 * random() ** 1.7)
    const personCategories = [mainCategory, ...drawSecondCategory(random, mainCategory, leaves, isWoman)]
    const offers = drawOffers(random, personCategories, city.population)
    const prices = offers.flatMap(offer => offer.price ?? [])
    return {
      id,
      name: drawName(random, city.region.ru, isWoman),
      isWoman,
      cityId: city.id,
      categoryIds: personCategories.map(category => category.id),
      trade: mainCategory,
      offers,
      priceFrom: prices.length === 0 ? null : Math.min(...prices),
      experienceYears: random() < 0.08 ? null : years,
      rating: drawRating(random),
      joinedMicros: drawJoinedMicros(
        random,
        pickInteger(random, Math.max(firstJoinYear, latestYear - years), latestYear),
      ),
    }
  }
}
