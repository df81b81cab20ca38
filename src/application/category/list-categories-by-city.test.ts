import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { run } from '#application/outcome.ts'
import { listCategoriesByCity } from './list-categories-by-city.ts'

const cities = Array.from({ length: 7 }, (_, index) => aCity({ id: index + 1, slug: `city-${index + 1}` }))
const unavailableError = { _tag: 'ApiUnavailable', reason: 'unreachable' } as const

function createGateway(unavailableCityId?: number) {
  const calls = { running: 0, maxRunning: 0 }
  const listTree = ({ cityId }: { readonly cityId?: number }) =>
    Effect.gen(function* () {
      calls.maxRunning = Math.max(calls.maxRunning, (calls.running += 1))
      yield* Effect.yieldNow
      calls.running -= 1
      return cityId === unavailableCityId ? yield* Effect.fail(unavailableError) : aTree()
    })
  return { calls, categoryGateway: { listTree, findBySlug: () => Effect.die('unexpected call') } }
}

test('lists the categories of every city, reading two at a time', async () => {
  const { calls, categoryGateway } = createGateway()
  const outcome = await run(listCategoriesByCity({ categoryGateway })(cities))
  const categories = ['repetitory', 'repetitory/matematika', 'repetitory/fizika', 'elektriki']
  expect(outcome).toEqual({ ok: true, value: cities.map(city => ({ city, categories })) })
  expect(calls.maxRunning).toBe(2)
})

test('fails if the categories of one city can’t be read', async () => {
  const { categoryGateway } = createGateway(5)
  expect(await run(listCategoriesByCity({ categoryGateway })(cities))).toEqual({ ok: false, error: unavailableError })
})
