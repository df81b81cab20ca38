import { replyWords, reviewWords } from '#mocks/data/reviews.ts'
import type { Facts } from './facts.ts'
import { nameOf } from './name.ts'
import { between, pick, randomOf, seedOf, type Random } from './random.ts'
import type { Rating } from './rating.ts'
import { fillSentence } from './fill-sentence.ts'
import { isoMicros, lastMoment, momentBetween } from './times.ts'

type Stars = 1 | 2 | 3 | 4 | 5
const scale = [1, 2, 3, 4, 5] as const
const [orderUse, reviewUse] = [3, 4]

export interface MadeReview {
  readonly id: number
  readonly author: { readonly id: number; readonly name: string }
  readonly text: string
  readonly rating: Stars
  readonly quality: number
  readonly price: number
  readonly time: number
  readonly created: string
  readonly reply: { readonly text: string; readonly created: string } | null
}

/** Who gave how many, in an order of its own for each specialist, the newest first. */
function starsOf(seed: number, id: number, { distribution }: Rating): readonly Stars[] {
  const random = randomOf(seedOf(seed, id, orderUse))
  return scale
    .flatMap((stars, index) => Array.from({ length: distribution[index] ?? 0 }, () => ({ stars, place: random() })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ stars }) => stars)
}

const near = (random: Random, stars: number) =>
  Math.min(5, Math.max(1, stars + (random() < 0.75 ? 0 : between(random, -1, 1))))

function textOf(random: Random, stars: Stars, isWoman: boolean): string {
  const { begin, detail, end } = reviewWords[stars]
  const says = (from: readonly string[]) => fillSentence(pick(random, from), random, isWoman)
  return [says(begin), ...(random() < 0.75 ? [says(detail)] : []), ...(random() < 0.45 ? [says(end)] : [])].join(' ')
}

/** The first name, and the first letter of the other: as people sign reviews. */
const signed = (name: string) => name.replace(/ (\p{L})\S*$/u, ' $1.')

/** How many of them there are stands in the facts; the pages of one are always the same. */
export function reviewsOf(
  seed: number,
  person: Facts,
  region: string,
  from: number,
  count: number,
): readonly MadeReview[] {
  const all = starsOf(seed, person.id, person.rating)
  const first = person.joined
  return all.slice(from, from + count).map((stars, place) => {
    const index = from + place
    const random = randomOf(seedOf(seed, person.id * 1000 + index, reviewUse))
    const isWoman = random() < 0.6
    const name = signed(nameOf(random, region, isWoman))
    // Evenly over the time since they came, so that a later one never stands before an earlier one.
    const created = momentBetween(first, lastMoment, 1 - (index + random()) / all.length)
    const words = stars > 3 ? replyWords.pleased : replyWords.sorry
    const reply = pick(random, words).replace('$name', name.split(' ')[0] ?? '')
    return {
      id: person.id * 1000 + index + 1,
      author: { id: 700_000 + person.id * 1000 + index, name },
      text: textOf(random, stars, isWoman),
      rating: stars,
      quality: near(random, stars),
      price: near(random, stars),
      time: near(random, stars),
      created: isoMicros(created),
      reply:
        random() < 0.3
          ? { text: reply, created: isoMicros(momentBetween(created, lastMoment, 0.02 * random())) }
          : null,
    }
  })
}
