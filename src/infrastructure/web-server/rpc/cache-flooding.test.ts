import { expect, it } from 'vitest'
import { createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { procedures } from './procedures.ts'

const sharedQueries = Object.entries(procedures).flatMap(([name, entry]) =>
  'isShared' in entry && entry.isShared ? [name] : [],
)

const inputFactories: Readonly<Record<string, (number: number) => unknown>> = {
  countProfiles: number => ({ priceTo: number }),
  findCities: number => ({ text: `text ${number}` }),
  findCity: number => `city-${number}`,
  findCityById: number => number,
  listCategories: number => ({ cityId: number }),
  listComplaintTypes: () => undefined,
  listRegions: () => undefined,
  listReviews: number => ({ profileId: number, page: 1 }),
  randomProfiles: () => undefined,
  suggest: number => ({ text: `text ${number}` }),
  viewProfile: number => number,
}

const emptyApiPage = { data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 }
const responseBodies: Readonly<Record<string, unknown>> = {
  categories: { categories: [] },
  regions: { regions: [] },
  reviews: emptyApiPage,
  profiles: emptyApiPage,
  random: { profiles: [] },
  'complaint-types': { types: [] },
  profile: { profile: { id: 1 } },
  city: { city: { id: 1, slug: 'kazan', name: 'Kazan' } },
}

const respond = (url: string) => {
  const { pathname } = new URL(url)
  const lastSegment = pathname.split('/').at(-1) ?? ''
  const entityName = pathname.includes('/cities/') ? 'city' : 'profile'
  const name = pathname.includes('/cities/') || /^\d+$/.test(lastSegment) ? entityName : lastSegment
  return Promise.resolve(Response.json(responseBodies[name] ?? {}))
}

it.each(sharedQueries)('caches %s in the search partition if it has input, else in the page partition', async name => {
  const site = await createFakeSite({ fetchApi: respond })
  const visitor = createVisitor(site.app)
  for (let number = 1; number <= 20; number += 1) {
    const { statusCode } = await visitor.query(name, inputFactories[name]?.(number))
    expect([name, statusCode]).toEqual([name, 200])
  }
  const { pages, searches } = site.pages.getSizes()
  const hasInput = inputFactories[name]?.(1) !== undefined
  expect([pages, searches]).toEqual(hasInput ? [0, 20] : [1, 0])
})

it('caches the nationwide categories in the page partition', async () => {
  const site = await createFakeSite({ fetchApi: createFakeApi().fetch })
  const visitor = createVisitor(site.app)
  await visitor.query('listCategories', {})
  expect(site.pages.getSizes()).toMatchObject({ pages: 1, searches: 0 })
})
