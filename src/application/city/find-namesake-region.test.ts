import { Effect } from 'effect'
import { afterEach, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { run } from '#application/outcome.ts'
import type { CityGateway } from '#application/ports.ts'
import type { Region } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { findNamesakeRegion } from './find-namesake-region.ts'

afterEach(() => vi.useRealTimers())

const kirov = aCity({ slug: 'kirov-1', name: 'Киров' })
const regions = [
  { name: 'Калужская область', cities: [kirov, aCity({ slug: 'kaluga', name: 'Калуга' })] },
  { name: 'Кировская область', cities: [aCity({ slug: 'kirov-2', name: 'Киров' })] },
]

function setUp(regionsByCall: readonly (readonly Region[] | null)[]) {
  let locale: Locale = 'ru'
  const remainingResponses = [...regionsByCall]
  const listRegions = vi.fn<CityGateway['listRegions']>(() =>
    Effect.suspend(() => {
      const response = remainingResponses.shift()
      return response ? Effect.succeed(response) : Effect.fail({ _tag: 'ApiUnavailable', reason: 'timeout' })
    }),
  )
  const cityGateway = { findBySlug: () => Effect.die('unexpected call'), listRegions }
  return {
    listRegions,
    find: async (slug: string) => {
      const outcome = await run(findNamesakeRegion({ cityGateway, locale: { get: () => locale } })({ ...kirov, slug }))
      return outcome.ok ? outcome.value : outcome.error._tag
    },
    setLocale: (newLocale: Locale) => (locale = newLocale),
  }
}

test('R-city-groups: finds the region of a city with namesakes, and reads the regions once', async () => {
  const { find, listRegions } = setUp([regions])
  expect(await find('kirov-1')).toBe('Калужская область')
  expect(await find('kirov-2')).toBe('Кировская область')
  expect(await find('kaluga')).toBeNull()
  expect(await find('unknown')).toBeNull()
  expect(listRegions).toHaveBeenCalledOnce()
})

test('reads the regions in each language', async () => {
  const { find, setLocale } = setUp([regions, regions.map((region, index) => ({ ...region, name: `Oblast ${index}` }))])
  expect(await find('kirov-2')).toBe('Кировская область')
  setLocale('en')
  expect(await find('kirov-2')).toBe('Oblast 1')
})

test('reads the regions again after a failure', async () => {
  const { find } = setUp([null, regions])
  expect(await find('kirov-1')).toBe('ApiUnavailable')
  expect(await find('kirov-1')).toBe('Калужская область')
})

test('keeps the last known regions of the language for another hour if a later read fails', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const renamedRegions = regions.map(region => ({ ...region, name: 'Вятка' }))
  const { find, setLocale } = setUp([regions, null, renamedRegions, null])
  expect(await find('kirov-1')).toBe('Калужская область')
  vi.advanceTimersByTime(3_600_000)
  expect(await find('kirov-1')).toBe('Калужская область')
  vi.advanceTimersByTime(3_599_999)
  expect(await find('kirov-1')).toBe('Калужская область')
  vi.advanceTimersByTime(1)
  expect(await find('kirov-1')).toBe('Вятка')
  setLocale('en')
  expect(await find('kirov-1')).toBe('ApiUnavailable')
})
