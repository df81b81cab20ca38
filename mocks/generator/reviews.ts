import { replies, reviewSentences, workSentences } from '#mocks/data/reviews.ts'
import type { Facts } from './facts.ts'
import { drawName } from './name.ts'
import { pickInteger, pick, createRandom, deriveSeed, type Random } from './random.ts'
import type { Rating } from './rating.ts'
import { fillSentence } from './fill-sentence.ts'
import { formatMicros, nowMicros, interpolate } from './times.ts'

type Stars = 1 | 2 | 3 | 4 | 5
const starValues = [1, 2, 3, 4, 5] as const
const orderStream = 3
const reviewStream = 4

/** Above the ids of all accounts, so that no generated review seems to be a visitor's own. */
const firstAuthorId = 1_000_000_000

export const getReviewAuthorId = (reviewId: number) => firstAuthorId + reviewId

export interface GeneratedReview {
  readonly id: number
  readonly author: { readonly id: number; readonly name: string }
  readonly text: string
  readonly rating: Stars
  readonly quality: number
  readonly price: number
  readonly time: number
  readonly createdAt: string
  readonly reply: { readonly text: string; readonly createdAt: string } | null
}

function drawStars(seed: number, id: number, { distribution }: Rating): readonly Stars[] {
  const random = createRandom(deriveSeed(seed, id, orderStream))
  return starValues
    .flatMap((stars, index) => Array.from({ length: distribution[index] ?? 0 }, () => ({ stars, sortKey: random() })))
    .toSorted((a, b) => a.sortKey - b.sortKey)
    .map(({ stars }) => stars)
}

const drawSimilarRating = (random: Random, stars: number) =>
  Math.min(5, Math.max(1, stars + (random() < 0.75 ? 0 : pickInteger(random, -1, 1))))

interface TextFacts {
  readonly stars: Stars
  readonly isWoman: boolean
  readonly service: string | undefined
  /** Chooses the first sentence, so that neighboring reviews begin differently. */
  readonly index: number
}

function composeText(random: Random, { stars, isWoman, service, index }: TextFacts): string {
  const { begin, detail, end } = reviewSentences[stars]
  const fill = (sentences: readonly string[]) => fillSentence(pick(random, sentences), random, isWoman)
  const firstSentence = fillSentence(begin[index % begin.length] ?? '', random, isWoman)
  const work = service === undefined ? fill(detail) : pick(random, workSentences).replace('$service', service)
  // Without a service, `work` comes from `detail`, and a last sentence from there might repeat it.
  const fillLast = () => fill(random() < 0.5 && service !== undefined ? detail : end)
  return [firstSentence, work, ...(random() < 0.45 ? [fillLast()] : [])].join(' ')
}

/** `Анна Смирнова` becomes `Анна С.`. */
const shortenName = (name: string) => name.replace(/ (\p{L})\S*$/u, ' $1.')

/** Newest first. */
export function generateReviews(
  seed: number,
  person: Facts,
  region: string,
  offset: number,
  count: number,
): readonly GeneratedReview[] {
  const allStars = drawStars(seed, person.id, person.rating)
  const services = person.offers.map(({ service }) => service.name.ru)
  return allStars.slice(offset, offset + count).map((stars, position) => {
    const index = offset + position
    const random = createRandom(deriveSeed(seed, person.id * 1000 + index, reviewStream))
    const isWoman = random() < 0.6
    const name = shortenName(drawName(random, region, isWoman))
    // Reviews are spread evenly over the time since the specialist joined, so a lower index has a later time.
    const createdMicros = interpolate(person.joinedMicros, nowMicros, 1 - (index + random()) / allStars.length)
    const possibleReplies = stars > 3 ? replies.pleased : replies.sorry
    const reply = pick(random, possibleReplies).replace('$name', name.split(' ')[0] ?? '')
    const id = person.id * 1000 + index + 1
    return {
      id,
      author: { id: getReviewAuthorId(id), name },
      text: composeText(random, {
        stars,
        isWoman,
        service: random() < 0.7 ? pick(random, services) : undefined,
        index: person.id + index,
      }),
      rating: stars,
      quality: drawSimilarRating(random, stars),
      price: drawSimilarRating(random, stars),
      time: drawSimilarRating(random, stars),
      createdAt: formatMicros(createdMicros),
      reply:
        random() < 0.3
          ? { text: reply, createdAt: formatMicros(interpolate(createdMicros, nowMicros, 0.02 * random())) }
          : null,
    }
  })
}
