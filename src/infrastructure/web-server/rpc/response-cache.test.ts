import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxAnswerSize } from '#infrastructure/api/client/exchange.ts'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { visitorOf } from '#infrastructure/web-server/testing/visitor.ts'

const regions = JSON.stringify({ regions: [{ name: 'Коми', cities: [{ id: 1, slug: 'remki', name: 'Ремки' }] }] })
const answers: Readonly<Record<string, object>> = {
  '/api/categories': { categories: [] },
  '/api/v2/profiles': { data: [], current_page: 1, last_page: 1, per_page: 3, total: 0 },
}

/** An API on a real connection, since a fake `fetch` can't break off. */
async function startApi() {
  let sendRegions = (response: ServerResponse) => void response.end(regions)
  let regionCalls = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api.example')
    if (pathname !== '/api/regions') return void response.end(JSON.stringify(answers[pathname]))
    regionCalls += 1
    return sendRegions(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    fetch: (asked: string, init: RequestInit) => fetch(asked.replace('http://api.example', url), init),
    regionCalls: () => regionCalls,
    plan: (send: typeof sendRegions) => (sendRegions = send),
    close: () => (server.closeAllConnections(), server.close()),
  }
}

let api: Awaited<ReturnType<typeof startApi>>
let visitor: ReturnType<typeof visitorOf>
const unhandled = vi.fn()
beforeEach(async () => {
  api = await startApi()
  visitor = visitorOf((await fakeSite({ api: api.fetch })).app)
  process.on('unhandledRejection', unhandled.mockReset())
})
afterEach(() => {
  process.off('unhandledRejection', unhandled)
  api.close()
})

const suggest = async (text: string): Promise<unknown> => (await visitor.read('suggest', { text })).json()
const complete = { ok: true, value: { cities: [{ name: 'Ремки' }] } }
const withoutCities = { ok: true, value: { cities: [], incomplete: true } }

it('an answer that breaks off fails as any other, is not kept, and leaves nothing unhandled', async () => {
  api.plan(response => {
    response.writeHead(200, { 'content-length': 5000 })
    response.write(regions.slice(0, 40), () => response.destroy())
  })
  expect(await suggest('рем')).toMatchObject(withoutCities)
  const callsBefore = api.regionCalls()
  api.plan(response => void response.end(regions))
  expect(await suggest('ремк')).toMatchObject(complete)
  expect(api.regionCalls()).toBe(callsBefore + 1)
  // Node reports unhandled rejections before it goes on with the next phase of its loop.
  await new Promise(setImmediate)
  expect(unhandled).not.toHaveBeenCalled()
})

it.each([
  ['ends too early', regions.slice(0, 40)],
  ['is none of the contract', '{"regions":{}}'],
  ['is too long', regions.padEnd(maxAnswerSize + 1)],
])('an answer that %s is not kept', async (_, text) => {
  api.plan(response => void response.end(text))
  expect(await suggest('рем')).toMatchObject(withoutCities)
  api.plan(response => void response.end(regions))
  expect(await suggest('ремк')).toMatchObject(complete)
  expect(api.regionCalls()).toBe(2)
})
