import type { Social } from '#domain/profile/profile.ts'
import { aboutOf } from './about.ts'
import type { Facts } from './facts.ts'
import type { DataCategory } from '#mocks/dataset/trade.ts'
import { between, pickSome, randomOf, seedOf, type Random } from './random.ts'
import { socialsOf } from './socials.ts'
import { updatedOf } from './times.ts'

/** What is only seen when somebody looks. */
export interface Extras {
  readonly about: string | null
  readonly socials: readonly Social[]
  /** Numbers of drawn pictures; odd faces are women's. */
  readonly face: number | null
  readonly works: readonly number[]
  readonly isVerified: boolean
  readonly updated: number
}

export const faces = 40
export const works = 12
const extrasUse = 2

/** Pictures of work, where a drawn room or landscape can be one. */
function worksOf(random: Random, { slug }: DataCategory): readonly number[] {
  const first = slug.startsWith('fotografy/') ? works / 2 + 1 : 1
  if (!/^(remont|uborka|fotografy)\//.test(slug) || random() > 0.6) return []
  return pickSome(
    random,
    Array.from({ length: works / 2 }, (_, index) => first + index),
    between(random, 2, 6),
  )
}

/** Who is asked often shows a face: the first screens of lists have more of them than the last. */
const hasFace = (random: Random, { rating: { reviews } }: Facts) => random() < Math.min(0.8, 0.3 + reviews / 50)

export function extrasOf(seed: number, person: Facts): Extras {
  const random = randomOf(seedOf(seed, person.id, extrasUse))
  const face = between(random, 1, faces / 2) * 2 - (person.isWoman ? 1 : 0)
  return {
    face: hasFace(random, person) ? face : null,
    about: aboutOf(random, person),
    socials: socialsOf(random, person),
    works: worksOf(random, person.trade),
    isVerified: random() < 0.6,
    updated: updatedOf(random, person.joined),
  }
}
