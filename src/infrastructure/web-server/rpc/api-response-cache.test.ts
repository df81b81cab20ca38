import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Logger } from '#application/shared/shared.ports.ts'
import { maxResponseBytes } from '#infrastructure/api/client/exchange.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

const regions = JSON.stringify({ regions: [{ name: 'Коми', cities: [{ id: 1, slug: 'remki', name: 'Ремки' }] }] })
const responseBodies: Readonly<Record<string, object>> = {
  '/api/categories': { categories: [] },
  '/api/v2/profiles': { data: [], current_page: 1, last_page: 1, per_page: 3, total: 0 },
}

/** An API on a real connection, because a fake `fetch` can't break the connection. */
async function startApi() {
  let sendRegions = (response: ServerResponse) => void response.end(regions)
  let regionCalls = 0
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api.example')
    if (pathname !== '/api/regions') return void response.end(JSON.stringify(responseBodies[pathname]))
    // Suggestions read the regions in the other language, too.
    if (searchParams.get('lang') === 'ru') regionCalls += 1
    return sendRegions(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    fetch: (requestUrl: string, init: RequestInit) => fetch(requestUrl.replace('http://api.example', url), init),
    countRegionCalls: () => regionCalls,
    plan: (send: typeof sendRegions) => (sendRegions = send),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let api: Awaited<ReturnType<typeof startApi>>
let visitor: ReturnType<typeof createVisitor>
const warn = vi.fn<Logger['warn']>()
const onUnhandledRejection = vi.fn()
beforeEach(async () => {
  api = await startApi()
  const logger = { info: () => undefined, warn: warn.mockReset(), error: () => undefined }
  // The timeout is long, so that only the planned failure occurs.
  visitor = createVisitor((await createFakeSite({ fetchApi: api.fetch, logger, queryTimeoutMs: 60_000 })).app)
  process.on('unhandledRejection', onUnhandledRejection.mockReset())
})
afterEach(() => {
  process.off('unhandledRejection', onUnhandledRejection)
  api.close()
})

const suggest = async (text: string): Promise<unknown> => (await visitor.query('suggest', { text })).json()
const getLoggedReasons = () => new Set(warn.mock.calls.map(([, fields]) => fields?.['reason']))
const completeOutcome = { ok: true, value: { cities: [{ name: 'Ремки' }] } }
const outcomeWithoutCities = { ok: true, value: { cities: [], incomplete: true } }

it('returns no cities if the API connection breaks, without caching or an unhandled rejection', async () => {
  api.plan(response => {
    response.writeHead(200, { 'content-length': 5000 })
    response.write(regions.slice(0, 40), () => response.destroy())
  })
  expect(await suggest('рем')).toMatchObject(outcomeWithoutCities)
  expect(getLoggedReasons()).toEqual(new Set(['unreachable']))
  const callsBefore = api.countRegionCalls()
  api.plan(response => void response.end(regions))
  expect(await suggest('ремк')).toMatchObject(completeOutcome)
  expect(api.countRegionCalls()).toBe(callsBefore + 1)
  // Node reports unhandled rejections before the next phase of the event loop.
  await new Promise(setImmediate)
  expect(onUnhandledRejection).not.toHaveBeenCalled()
})

it.each([
  ['is truncated', regions.slice(0, 40)],
  ['violates the contract', '{"regions":{}}'],
  ['is too long', regions.padEnd(maxResponseBytes + 1)],
])('does not cache a response that %s', async (_, text) => {
  api.plan(response => void response.end(text))
  expect(await suggest('рем')).toMatchObject(outcomeWithoutCities)
  expect(getLoggedReasons()).toEqual(new Set(['broken']))
  const callsBefore = api.countRegionCalls()
  api.plan(response => void response.end(regions))
  expect(await suggest('ремк')).toMatchObject(completeOutcome)
  expect(api.countRegionCalls()).toBe(callsBefore + 1)
})
