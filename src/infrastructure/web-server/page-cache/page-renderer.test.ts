import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorEntry } from '#application/error-table.ts'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'

const log: unknown[][] = []
const logger = {
  info: (...line: unknown[]) => void log.push(['info', ...line]),
  warn: (...line: unknown[]) => void log.push(['warn', ...line]),
  error: (...line: unknown[]) => void log.push(['error', ...line]),
}
const request = expect.stringMatching(/^[0-9a-f]{10}$/) as string
let site: Awaited<ReturnType<typeof fakeSite>>
beforeEach(async () => {
  log.length = 0
  site = await fakeSite({ logger })
})
afterEach(() => vi.useRealTimers())

it('the log has a line for each render: whether it is whole, and how long it took', async () => {
  await site.app.inject('/kazan')
  site.plan('/perm', { incomplete: true })
  await site.app.inject('/perm')
  const ms = expect.toSatisfy((taken: number) => taken >= 0 && taken < 60_000) as number
  const rendered = { request, path: '/kazan', complete: true, ms }
  expect(log).toEqual([
    ['info', 'page rendered', rendered],
    ['info', 'page rendered', { ...rendered, path: '/perm', complete: false }],
  ])
})

it('a defect is in the log with its cause', async () => {
  site.plan('/kazan', { crash: true })
  await site.app.inject('/kazan')
  expect(log).toEqual([['error', 'page failed', { request, path: '/kazan', error: new Error('Next failed') }]])
})

it('neither a render that hangs nor one that queued too long is a defect', async () => {
  await site.pages.errorPage('ru', errorEntry('Overloaded'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void site.hold(new Promise(() => undefined))
  const asked = Array.from({ length: 9 }, (_, index) => site.app.inject(`/city-${index}`))
  await expect.poll(() => site.pages.renders()).toMatchObject({ running: 8, queued: 1 })
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 503))
  const late = Array.from({ length: 8 }, (_, index) => `/city-${index}`)
  expect(log).toEqual([
    ['warn', 'overloaded', { request, path: '/city-8' }],
    ...late.map(path => ['warn', 'render timed out', { request, path }]),
  ])
})
