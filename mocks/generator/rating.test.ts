import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'
import { drawRating } from './rating.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

const seeds = fc.integer({ min: 0, max: 4_000_000_000 })
/** Averages are rounded to two decimals; `1e-9` allows for floating-point errors. */
const tolerance = 0.005 + 1e-9

describe('a generated rating', () => {
  it('is the average of its distribution, which counts each review once', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { reviews, distribution, overall } = drawRating(createRandom(seed))
        const [one, two, three, four, five] = distribution
        expect(one + two + three + four + five).toBe(reviews)
        const sum = one + 2 * two + 3 * three + 4 * four + 5 * five
        return overall === null ? reviews === 0 : Math.abs(overall - sum / reviews) <= tolerance
      }),
      { numRuns: getRunCount(500) },
    )
  })

  it('is the average of quality, price and time, each from 1 to 5', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { overall, ...rating } = drawRating(createRandom(seed))
        const parts = [rating.quality, rating.price, rating.time]
        const averages = parts.filter(part => part !== null)
        expect(averages).toHaveLength(overall === null ? 0 : 3)
        expect(averages.every(part => part >= 1 && part <= 5)).toBe(true)
        const average = averages.reduce((sum, part) => sum + part / 3, 0)
        expect(Math.abs(average - (overall ?? 0))).toBeLessThanOrEqual(2 * tolerance)
      }),
      { numRuns: getRunCount(500) },
    )
  })

  it('is missing for some specialists and varies among the others', () => {
    const ratings = Array.from({ length: 2000 }, (_, seed) => drawRating(createRandom(seed)))
    const withoutReviews = ratings.filter(rating => rating.reviews === 0).length
    expect(withoutReviews).toBeGreaterThan(250)
    expect(withoutReviews).toBeLessThan(450)
    expect(new Set(ratings.map(rating => rating.overall)).size).toBeGreaterThan(60)
    expect(ratings.some(rating => rating.reviews > 100)).toBe(true)
  })
})
