import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { checkLimit, createVisitorLimits } from './visitor-limits.ts'

afterEach(() => vi.useRealTimers())

const kinds = ['mutations', 'queries'] as const

async function createLimitedSite(kind: (typeof kinds)[number]) {
  const app = Fastify({ trustProxy: true })
  const limits = await createVisitorLimits(app, { mutationsPerMinute: 1, queriesPerMinute: 1 })
  app.get('/', request => checkLimit(limits[kind], request).then(error => error ?? 'allowed'))
  return async (address: string) => (await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })).payload
}

it.each(kinds)('remembers more visitors than the 5,000 that the limiter remembers by default: %s', async kind => {
  const visit = await createLimitedSite(kind)
  const formatAddress = (index: number) => `10.0.${Math.floor(index / 250)}.${index % 250}`
  for (let index = 0; index < 6000; index += 1) await visit(formatAddress(index))
  expect(await visit(formatAddress(0))).not.toBe('allowed')
  expect(await visit(formatAddress(6000))).toBe('allowed')
})

it.each(kinds)('ends the limit after a minute, even if the system clock is set back by an hour: %s', async kind => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const visit = await createLimitedSite(kind)
  await visit('10.0.0.1')
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(JSON.parse(await visit('10.0.0.1'))).toMatchObject({ error: { retryAfter: 60 } })
  vi.advanceTimersByTime(60_000)
  expect(await visit('10.0.0.1')).toBe('allowed')
})
