import { expect, it } from 'vitest'
import { createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { procedures } from './procedures.ts'

const sharedQueries = Object.entries(procedures).flatMap(([name, entry]) =>
  entry.kind === 'query' && entry.shared ? [name] : [],
)

/** Made-up inputs, by number; of queries without input there is one. */
const inputs: Readonly<Record<string, (number: number) => unknown>> = {
  countProfiles: number => ({ priceTo: number }),
  findCity: number => `city-${number}`,
  listCategories: number => ({ cityId: number }),
  listComplaintTypes: () => undefined,
  listRegions: () => undefined,
  listReviews: number => ({ profileId: number, page: 1 }),
  randomProfiles: () => undefined,
  suggest: number => ({ text: `text ${number}` }),
  viewProfile: number => number,
}

const page = { data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 }
const answers: Readonly<Record<string, unknown>> = {
  categories: { categories: [] },
  regions: { regions: [] },
  reviews: page,
  profiles: page,
  random: { profiles: [] },
  'complaint-types': { types: [] },
  profile: { profile: { id: 1 } },
  city: { city: { id: 1, slug: 'kazan', name: 'Kazan' } },
}

/** Answers every call, whatever it asks for. */
const answer = (address: string) => {
  const { pathname } = new URL(address)
  const last = pathname.split('/').at(-1) ?? ''
  const one = pathname.includes('/cities/') ? 'city' : 'profile'
  const name = pathname.includes('/cities/') || /^\d+$/.test(last) ? one : last
  return Promise.resolve(Response.json(answers[name] ?? {}))
}

it.each(sharedQueries)('made-up inputs of %s evict no page', async name => {
  const site = await createFakeSite({ api: answer })
  const visitor = createVisitor(site.app)
  for (let number = 1; number <= 20; number += 1) {
    const { statusCode } = await visitor.read(name, inputs[name]?.(number))
    expect([name, statusCode]).toEqual([name, 200])
  }
  const { pages, searches } = site.pages.sizes()
  const hasInput = inputs[name]?.(1) !== undefined
  expect([pages, searches]).toEqual(hasInput ? [0, 20] : [1, 0])
})

it('the categories of the whole country are stored beside pages', async () => {
  const site = await createFakeSite({ api: createFakeApi().fetch })
  const visitor = createVisitor(site.app)
  await visitor.read('listCategories', {})
  expect(site.pages.sizes()).toMatchObject({ pages: 1, searches: 0 })
})
