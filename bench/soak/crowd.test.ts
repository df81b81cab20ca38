import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { startCrowd } from './crowd.ts'

function createDeferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>(resolvePromise => (resolve = resolvePromise))
  return { promise, resolve: () => resolve() }
}

it('counts each visit once', async () => {
  const visitCount = 40
  let requestCount = 0
  const milestones = [createDeferred(), createDeferred()] as const
  const server = createServer((_, response) => {
    requestCount += 1
    if (requestCount === visitCount) milestones[0].resolve()
    if (requestCount === 2 * visitCount) milestones[1].resolve()
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  const crowd = startCrowd(origin, { visitors: 4, pauseMs: 0 }, () => ({ path: '/' }))
  await milestones[0].promise
  const firstTally = crowd.takeTally()
  await milestones[1].promise
  const lastTally = await crowd.stop()
  server.close()

  expect((firstTally.counts[200] ?? 0) + (lastTally.counts[200] ?? 0)).toBe(requestCount)
  expect(firstTally.counts[200]).toBeLessThanOrEqual(visitCount)
})
