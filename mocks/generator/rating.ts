import { pickInteger, type Random } from './random.ts'

export interface Rating {
  readonly reviews: number
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly [number, number, number, number, number]
  /** Averages with two decimals; null without reviews. */
  readonly overall: number | null
  readonly quality: number | null
  readonly price: number | null
  readonly time: number | null
}

export const noRating: Rating = {
  reviews: 0,
  distribution: [0, 0, 0, 0, 0],
  overall: null,
  quality: null,
  price: null,
  time: null,
}

function drawReviewCount(random: Random): number {
  if (random() < 0.18) return 0
  return Math.ceil(Math.exp(random() * 2.6 + random() * 2.6))
}

function drawDistribution(random: Random, reviews: number): Rating['distribution'] {
  const counts = [0, 0, 0, 0, 0]
  const fiveStarShare = 0.5 + 0.42 * random()
  for (let review = 0; review < reviews; review++) {
    let index = 4
    while (index > 0 && random() > fiveStarShare) index--
    counts[index] = (counts[index] ?? 0) + 1
  }
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts
  return [one, two, three, four, five]
}

/** Points taken from the price are added to quality and time, so the three average to the overall rating. */
export function drawRating(random: Random): Rating {
  const reviews = drawReviewCount(random)
  if (reviews === 0) return noRating
  const distribution = drawDistribution(random, reviews)
  const sum = distribution.reduce((total, count, index) => total + count * (index + 1), 0)
  const maxBonus = reviews * 5 - sum
  const pricePenalty = Math.min(pickInteger(random, 0, Math.ceil(reviews * 0.3)), maxBonus * 2, sum - reviews)
  const qualityBonus = Math.min(
    maxBonus,
    Math.max(pricePenalty - maxBonus, Math.round(pricePenalty * (0.4 + random() * 0.4))),
  )
  const toAverage = (total: number) => Math.round((100 * total) / reviews) / 100
  return {
    reviews,
    distribution,
    overall: toAverage(sum),
    quality: toAverage(sum + qualityBonus),
    price: toAverage(sum - pricePenalty),
    time: toAverage(sum + pricePenalty - qualityBonus),
  }
}
