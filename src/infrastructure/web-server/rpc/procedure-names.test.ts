import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientUseCases } from '#application/client-use-cases.ts'
import { useCases } from '#application/use-cases.ts'
import { createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { sameOriginHeaders } from '#infrastructure/web-server/testing/visitor.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

const api = createFakeApi()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let site: Awaited<ReturnType<typeof createFakeSite>>
let port = 0
beforeAll(async () => {
  site = await createFakeSite({ fetchApi: api.fetch })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = site.app.addresses()
  if (typeof address !== 'object') throw new Error('The site has no port')
  port = address.port
})
afterAll(async () => {
  agent.destroy()
  await site.app.close()
})

/** Unlike `fetch`, does not normalize the path. */
const sendRequest = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = method === 'POST' ? '{"lang":"ru"}' : ''
    const headers = { ...sameOriginHeaders, 'content-type': 'application/json', 'content-length': String(body.length) }
    request({ agent, host: '127.0.0.1', port, method, path, headers }, response => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end(body)
  })

const isClientUseCasePath = (path: string) =>
  Object.keys(clientUseCases).some(name => path.split('?')[0] === `/use-cases/${name}`)
const rejectedStatuses = [400, 403, 404, 405, 415]

const invalidNames = `__proto__ constructor toString hasOwnProperty valueOf prototype . .. undefined
  listregions LISTREGIONS listRegions/ listRegions/x /listRegions ./listRegions x/../listRegions listRegions%2F %2FlistRegions
  %6cistRegions listRegion%73 listRegions%00 listRegions%0d%0a %2e%2e%2flistRegions \\listRegions %5clistRegions ..\\listRegions
  listRegions;a=b listRegions%20 listRegions%3F listRegions.json list%ff`.split(/\s+/)
const pathPieces =
  `use-cases / // \\ . .. %2f %5C %2e %0d%0a %00 % ; ? & # __proto__ constructor evil.example @ : ?lang=ru ?input=1 A`.split(
    ' ',
  )
const serverOnlyUseCases = Object.keys(useCases).filter(name => !Object.hasOwn(clientUseCases, name))

describe('R-rpc: procedure names', () => {
  it.each(['', ...serverOnlyUseCases, ...invalidNames])('rejects calls to %j', async name => {
    api.calls.length = 0
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
      expect([method, rejectedStatuses.includes(await sendRequest(method, `/use-cases/${name}`))]).toEqual([
        method,
        true,
      ])
    expect(api.calls).toEqual([])
  })

  it.each([
    '//use-cases/listRegions',
    '//evil.example/use-cases/listRegions',
    '/use-cases//listRegions',
    '/USE-CASES/listRegions',
    '/use%2Dcases/listRegions',
    '/use-cases%2FlistRegions',
    '/en/use-cases/listRegions',
    '/kazan/../use-cases/listRegions',
    '/use-cases\\listRegions',
  ])('rejects %s, a variant of /use-cases/listRegions', async path => {
    api.calls.length = 0
    expect(rejectedStatuses).toContain(await sendRequest('GET', path))
    expect(rejectedStatuses).toContain(await sendRequest('POST', path))
    expect(api.calls).toEqual([])
  })

  it('runs no use-case at any path that names no client use-case', async () => {
    const piece = fc.constantFrom(...Object.keys(useCases), ...pathPieces)
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 5 }),
        fc.constantFrom('/use-cases/', '//use-cases/', '/en/use-cases/'),
        fc.constantFrom('GET', 'POST', 'HEAD', 'PUT'),
        async (segments, prefix, method) => {
          const path = prefix + segments.join('')
          fc.pre(!isClientUseCasePath(path))
          api.calls.length = 0
          const status = await sendRequest(method, path)
          expect(status === 308 || rejectedStatuses.includes(status)).toBe(true)
          expect(api.calls).toEqual([])
        },
      ),
      { numRuns: getRunCount(500) },
    )
  })

  it('runs client use-cases', async () => {
    expect(await sendRequest('GET', '/use-cases/listRegions?lang=en')).toBe(200)
    expect(await sendRequest('POST', '/use-cases/signOut')).toBe(200)
  })
})
