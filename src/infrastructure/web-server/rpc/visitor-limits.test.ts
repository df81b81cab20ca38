import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { checkLimit, createVisitorLimits } from './visitor-limits.ts'

it.each(['mutations', 'queries'] as const)(
  'remembers more visitors than the 5,000 that the limiter remembers by default: %s',
  async kind => {
    const app = Fastify({ trustProxy: true })
    const limits = await createVisitorLimits(app, { mutationsPerMinute: 1, queriesPerMinute: 1 })
    app.get('/', request => checkLimit(limits[kind], request).then(error => error ?? 'allowed'))
    const visit = async (address: string) =>
      (await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })).payload
    const formatAddress = (index: number) => `10.0.${Math.floor(index / 250)}.${index % 250}`
    for (let index = 0; index < 6000; index += 1) await visit(formatAddress(index))
    expect(await visit(formatAddress(0))).not.toBe('allowed')
    expect(await visit(formatAddress(6000))).toBe('allowed')
  },
)
