import { afterEach, expect, it, vi } from 'vitest'
import { createSwrCache } from './swr-cache.ts'

afterEach(() => vi.useRealTimers())

it('ages entries by elapsed time, even if the system clock is set back by a day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const cache = createSwrCache<string>({ pagesBytes: 1000, searchesBytes: 1000, missingBytes: 1000 })
  let renders = 0
  const getPage = () =>
    cache.get('/kazan', () => {
      renders += 1
      return Promise.resolve({ partition: 'pages', value: `render ${renders}`, bytes: 1, ttl: 60 })
    })
  await getPage()
  vi.setSystemTime(Date.now() - 86_400_000)
  expect(await getPage()).toEqual({ value: 'render 1', age: 0 })
  vi.advanceTimersByTime(61_000)
  expect(await getPage()).toEqual({ value: 'render 1', age: 61 })
  await expect.poll(getPage).toEqual({ value: 'render 2', age: 0 })
})
