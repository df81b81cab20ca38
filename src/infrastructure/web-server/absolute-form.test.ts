import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeSite } from './testing/fake-site.ts'

let site: Awaited<ReturnType<typeof createFakeSite>>
let port = 0
beforeAll(async () => {
  site = await createFakeSite()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = site.app.addresses()
  if (typeof address !== 'object') throw new Error('The site has no port')
  port = address.port
})
afterAll(() => site.app.close())

const sendRequest = async (path: string) => {
  const [response] = (await once(request({ host: '127.0.0.1', port, path, agent: false }).end(), 'response')) as [
    IncomingMessage,
  ]
  response.resume()
  return [response.statusCode, response.headers.location]
}

test.each([
  ['http://znatok.example/kazan', 200, undefined],
  ['HTTPS://znatok.example:8443/kazan?utm=1', 200, undefined],
  ['http://znatok.example', 200, undefined],
  ['http://znatok.example/kazan/', 308, '/kazan'],
  ['http://znatok.example/robots.txt', 200, undefined],
  ['http://znatok.example/use-cases/nope', 404, undefined],
  ['ftp://znatok.example/kazan', 400, undefined],
])('the target %s gets the status %i and the location %s', async (target, status, location) => {
  expect(await sendRequest(target)).toEqual([status, location])
})
