import { expect, it } from 'vitest'
import { demoClientProfileId, getUserId } from '#mocks/accounts/accounts.ts'
import { generateFacts, worldSeed } from '#mocks/world/world.ts'
import { generateReviews } from './reviews.ts'

const people = Array.from({ length: 60 }, (_, index) => generateFacts(index + 1))
const peopleWithReviews = people.map(person => ({
  person,
  reviews: generateReviews(worldSeed, person, 'Татарстан', 0, 400),
}))

it('generates reviews that match the rating distribution of the profile', () => {
  for (const { person, reviews } of peopleWithReviews) {
    const counts = [1, 2, 3, 4, 5].map(stars => reviews.filter(({ rating }) => rating === stars).length)
    expect(counts).toEqual(person.rating.distribution)
  }
})

it('orders reviews newest first, and dates no reply before its review', () => {
  for (const { reviews } of peopleWithReviews) {
    const times = reviews.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(reviews.filter(({ createdAt, reply }) => reply !== null && reply.createdAt < createdAt)).toEqual([])
  }
})

it('repeats no sentence within a review', () => {
  const texts = peopleWithReviews.flatMap(({ reviews }) => reviews.map(({ text }) => text.split(/(?<=[.!?]) /)))
  expect(texts.filter(sentences => new Set(sentences).size < sentences.length)).toEqual([])
})

it('returns pages of the same list', () => {
  for (const { person, reviews } of peopleWithReviews.slice(0, 10)) {
    const pages = [0, 10, 20].flatMap(offset => generateReviews(worldSeed, person, 'Татарстан', offset, 10))
    expect(pages).toEqual(reviews.slice(0, 30))
  }
})

it('gives the authors ids that no account has', () => {
  const authorIds = [1800, 100_000].flatMap(id =>
    generateReviews(worldSeed, generateFacts(id), 'Татарстан', 0, 400).map(({ author }) => author.id),
  )
  const userIdOfThousandthRegistration = getUserId(demoClientProfileId + 1000)
  expect(Math.min(...authorIds)).toBeGreaterThan(userIdOfThousandthRegistration)
})

it('leaves no unresolved choices or placeholders in texts', () => {
  const texts = peopleWithReviews.flatMap(({ reviews }) =>
    reviews.flatMap(({ text, reply }) => [text, reply?.text ?? '']),
  )
  expect(texts.filter(text => /[[\]{}|$]/.test(text))).toEqual([])
})

it('names the service in most reviews, and begins no two five-star reviews of a first page alike', () => {
  const texts = peopleWithReviews.flatMap(({ reviews }) => reviews.map(({ text }) => text))
  const reviewsWithService = peopleWithReviews.flatMap(({ person, reviews }) =>
    reviews.filter(({ text }) => person.offers.some(({ service }) => text.includes(`«${service.name.ru}»`))),
  )
  expect(reviewsWithService.length / texts.length).toBeGreaterThan(0.6)
  const firstFiveStarReviews = peopleWithReviews.map(({ reviews }) =>
    reviews.slice(0, 10).filter(({ rating }) => rating === 5),
  )
  const beginnings = firstFiveStarReviews.map(page => page.map(({ text }) => text.split(/[.!]/)[0]))
  expect(beginnings.filter(page => new Set(page).size < page.length)).toEqual([])
})
