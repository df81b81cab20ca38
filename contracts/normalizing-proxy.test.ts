import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startNormalizingProxy } from './normalizing-proxy.ts'

async function callThroughProxy(path: string, apiBody: unknown, init: RequestInit = {}) {
  let receivedRequest: { readonly request: IncomingMessage; readonly body: string } | undefined
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    receivedRequest = { request, body: await text(request) }
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(apiBody))
  }
  const api = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  const proxy = await startNormalizingProxy(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v7/`)
  try {
    const response = await fetch(proxy.url + path, init)
    return { type: response.headers.get('content-type'), body: (await response.json()) as unknown, receivedRequest }
  } finally {
    proxy.close()
    api.closeAllConnections()
    api.close()
  }
}

const page = { data: [{ id: 1 }], current_page: 1, last_page: 1, per_page: 10, total: 1 }

it.each([
  ['/api/v2/profiles?lang=ru', { result: page }],
  ['/api/v2/profiles?lang=ru', page],
  ['/api/profiles/42/reviews', { reviews: page }],
  ['/api/user/notifications', { ...page, data: undefined, notifications: page.data }],
])('returns the bare page of %s', async (path, apiBody) => {
  expect((await callThroughProxy(path, apiBody)).body).toEqual(page)
})

it('wraps a bare list of random specialists', async () => {
  expect((await callThroughProxy('/api/profiles/specialities/random', [{ id: 9 }])).body).toEqual({
    profiles: [{ id: 9 }],
  })
})

it('merges the account’s user, sent beside the profile, into the user of the profile', async () => {
  const apiBody = { profile: { id: 7, user: { id: 70, name: 'Анна' } }, user: { id: 70, email: 'a@b.ru' } }
  expect((await callThroughProxy('/api/user/profile?lang=ru', apiBody)).body).toEqual({
    profile: { id: 7, user: { id: 70, name: 'Анна', email: 'a@b.ru' } },
  })
})

it('forwards all other requests and responses unchanged', async () => {
  const headers = { authorization: 'Bearer 1|a', 'content-type': 'application/json' }
  const { type, body, receivedRequest } = await callThroughProxy(
    '/api/cities/by/slug/a%2Fb?lang=en',
    { reviews: page },
    { headers },
  )
  expect({ type, body }).toEqual({ type: 'application/json; charset=utf-8', body: { reviews: page } })
  expect(receivedRequest?.request.url).toBe('/v7/api/cities/by/slug/a%2Fb?lang=en')
  expect(receivedRequest?.request.headers.authorization).toBe('Bearer 1|a')
  const writeResult = await callThroughProxy(
    '/api/profiles/42/reviews',
    { reviews: page },
    { method: 'POST', headers, body: '{"a":1}' },
  )
  expect(writeResult.body).toEqual({ reviews: page })
  expect(writeResult.receivedRequest?.body).toBe('{"a":1}')
})
