import type { Social } from '#domain/profile/profile.ts'
import { composeAbout } from './about.ts'
import type { Facts } from './facts.ts'
import type { TradeCategory } from '#mocks/dataset/trade.ts'
import { pickInteger, pickSome, createRandom, deriveSeed, type Random } from './random.ts'
import { drawSocials } from './socials.ts'
import { drawUpdatedMicros } from './times.ts'

export interface Extras {
  readonly about: string | null
  readonly socials: readonly Social[]
  /** Number of a file in `mocks/pictures/faces`. Women have odd numbers. Null: no avatar. */
  readonly face: number | null
  /** Numbers of files in `mocks/pictures/works`: the first half shows rooms, the second half landscapes. */
  readonly works: readonly number[]
  readonly isVerified: boolean
  readonly updatedMicros: number
}

const faceCount = 40
const workCount = 12
const extrasStream = 2

function drawWorks(random: Random, { slug }: TradeCategory): readonly number[] {
  const firstWork = slug.startsWith('fotografy/') ? workCount / 2 + 1 : 1
  if (!/^(remont|uborka|fotografy)\//.test(slug) || random() > 0.6) return []
  return pickSome(
    random,
    Array.from({ length: workCount / 2 }, (_, index) => firstWork + index),
    pickInteger(random, 2, 6),
  )
}

const hasFace = (random: Random, { rating: { reviews } }: Facts) => random() < Math.min(0.8, 0.3 + reviews / 50)

export function generateExtras(seed: number, person: Facts): Extras {
  const random = createRandom(deriveSeed(seed, person.id, extrasStream))
  const face = pickInteger(random, 1, faceCount / 2) * 2 - (person.isWoman ? 1 : 0)
  return {
    face: hasFace(random, person) ? face : null,
    about: composeAbout(random, person),
    socials: drawSocials(random, person),
    works: drawWorks(random, person.trade),
    isVerified: random() < 0.6,
    updatedMicros: drawUpdatedMicros(random, person.joinedMicros),
  }
}
