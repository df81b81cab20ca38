import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { getErrorCode } from './connection-errors.ts'
import { avoidStaleConnections } from './avoid-stale-connections.ts'

const closeConnection = {
  closes: ({ socket }: IncomingMessage) => socket.destroy(),
  resets: ({ socket }: IncomingMessage) => socket.resetAndDestroy(),
}

let close: () => void
afterEach(() => close())

/** Closes a connection on which more than `maxRequests` requests arrive. */
async function startServer(ending: keyof typeof closeConnection, maxRequests = 1) {
  const requestsByConnection = new WeakMap<object, number>()
  const receivedRequests: string[] = []
  let closedRequestCount = 0
  const server = createServer((request, response) => {
    const count = (requestsByConnection.get(request.socket) ?? 0) + 1
    requestsByConnection.set(request.socket, count)
    if (count > maxRequests) {
      closedRequestCount += 1
      closeConnection[ending](request)
      return
    }
    void text(request).then(body => {
      receivedRequests.push(`${request.method} ${body}`)
      return response.end('{}')
    })
  })
  // Node's own timeout of 5 s would also close idle connections.
  server.keepAliveTimeout = 600_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const send = avoidStaleConnections(fetch)
  return {
    receivedRequests,
    countClosedRequests: () => closedRequestCount,
    read: async () => (await send(url, {})).text(),
    write: async (body: string) => (await send(url, { method: 'POST', body })).text(),
  }
}

async function settleAll(requests: readonly Promise<unknown>[]) {
  const results = await Promise.allSettled(requests)
  // Node's `fetch` can reuse a connection only from the next turn of the event loop.
  await new Promise(setImmediate)
  return results.map(result => (result.status === 'fulfilled' ? 'done' : getErrorCode(result.reason)))
}

const parallelRequests = 10
const rounds = Array.from({ length: 20 }, (_, index) => index)
const requestCount = parallelRequests * rounds.length
const repeatOutcome = (outcome: string) => Array.from({ length: requestCount }, () => outcome)

describe.each(['closes', 'resets'] as const)('a server that %s idle connections when a request arrives', ending => {
  it('receives each of 200 writes exactly once', async () => {
    const { read, write, receivedRequests } = await startServer(ending)
    const ids = Array.from({ length: requestCount }, (_, index) => String(index))
    const outcomes: unknown[] = []
    for (const round of rounds) {
      // Reads leave idle connections.
      await settleAll(Array.from({ length: parallelRequests }, read))
      outcomes.push(
        ...(await settleAll(ids.slice(round * parallelRequests, (round + 1) * parallelRequests).map(write))),
      )
    }
    expect(outcomes).toEqual(repeatOutcome('done'))
    const writes = receivedRequests.filter(request => request.startsWith('POST'))
    expect(writes.toSorted()).toEqual(ids.map(id => `POST ${id}`).toSorted())
  })

  it('responds to each of 200 reads', async () => {
    const { read, countClosedRequests } = await startServer(ending)
    const outcomes: unknown[] = []
    for (const _ of rounds) outcomes.push(...(await settleAll(Array.from({ length: parallelRequests }, read))))
    expect(outcomes).toEqual(repeatOutcome('done'))
    // Every second round finds only idle connections.
    expect(countClosedRequests()).toBe(outcomes.length / 2)
  })
})

describe.each(['closes', 'resets'] as const)('a server that %s every connection', ending => {
  it('receives a read twice and a write once', async () => {
    const { read, write, countClosedRequests } = await startServer(ending, 0)
    expect(await settleAll([read()])).toEqual(['ECONNRESET'])
    expect(countClosedRequests()).toBe(2)
    expect(await settleAll([write('')])).toEqual(['ECONNRESET'])
    expect(countClosedRequests()).toBe(3)
  })
})
