import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { startCrowd } from './crowd.ts'

function createSignal() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>(done => (resolve = done))
  return { promise, resolve: () => resolve() }
}

it('counts each visit once', async () => {
  const many = 40
  let asked = 0
  const enough = [createSignal(), createSignal()] as const
  const server = createServer((_, response) => {
    asked += 1
    if (asked === many) enough[0].resolve()
    if (asked === 2 * many) enough[1].resolve()
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  const visitors = startCrowd(origin, { visitors: 4, pauseMs: 0 }, () => ({ path: '/' }))
  await enough[0].promise
  const first = visitors.take()
  await enough[1].promise
  const rest = await visitors.stop()
  server.close()

  expect((first.ended[200] ?? 0) + (rest.ended[200] ?? 0)).toBe(asked)
  expect(first.ended[200]).toBeLessThanOrEqual(many)
})
