import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { run } from '#application/outcome.ts'
import { listCategoriesByCity } from './list-categories-by-city.ts'

const cities = Array.from({ length: 7 }, (_, index) => aCity({ id: index + 1, slug: `city-${index + 1}` }))
const unavailable = { _tag: 'ApiUnavailable', reason: 'unreachable' } as const

function gateway(broken?: number) {
  const running = { now: 0, most: 0 }
  const tree = ({ cityId }: { readonly cityId?: number }) =>
    Effect.gen(function* () {
      running.most = Math.max(running.most, (running.now += 1))
      yield* Effect.yieldNow
      running.now -= 1
      return cityId === broken ? yield* Effect.fail(unavailable) : aTree()
    })
  return { running, categoryGateway: { tree, bySlug: () => Effect.die('not asked') } }
}

test('lists the categories of every city, reading two at a time', async () => {
  const { running, categoryGateway } = gateway()
  const outcome = await run(listCategoriesByCity({ categoryGateway })(cities))
  const categories = ['repetitory', 'repetitory/matematika', 'repetitory/fizika', 'elektriki']
  expect(outcome).toEqual({ ok: true, value: cities.map(city => ({ city, categories })) })
  expect(running.most).toBe(2)
})

test('fails if one city can’t be read', async () => {
  const { categoryGateway } = gateway(5)
  expect(await run(listCategoriesByCity({ categoryGateway })(cities))).toEqual({ ok: false, error: unavailable })
})
