import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { markIncomplete } from '#infrastructure/runtime/render.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { createShareImageRenderer, renderWithNext, type NextHandler } from './render-with-next.ts'

const rejectRequest: NextHandler = () => Promise.reject(new Error('Next is broken'))
const destroyResponse = (_request: unknown, response: ServerResponse) => {
  response.destroy()
  return Promise.resolve()
}

it.each([
  ['fails', rejectRequest, 'Next is broken'],
  ['destroys the response', destroyResponse, 'response destroyed'],
])('rejects if Next %s', async (_name, handler, message) => {
  installFakeRuntime()
  await expect(renderWithNext(handler, 'ru', '/kazan', 'id')).rejects.toThrow(message)
  await expect(createShareImageRenderer(handler)('ru', '/~share', 'id')).rejects.toThrow(message)
})

it('returns the status and only the headers that the router reads', async () => {
  installFakeRuntime()
  const result = await renderWithNext(
    (request, response) => {
      response.setHeader('x-nextjs-rewritten-path', `/ru${request.url}`)
      response.setHeader('x-nextjs-rewritten-query', 'a=1')
      response.setHeader('x-nextjs-stale-time', '300')
      response.setHeader('set-cookie', 'a=b')
      response.end('rsc')
      return Promise.resolve()
    },
    'ru',
    '/kazan',
    'id',
  )
  const headers = {
    'x-nextjs-rewritten-path': '/ru/kazan',
    'x-nextjs-rewritten-query': 'a=1',
    'x-nextjs-stale-time': '300',
  }
  expect(result).toEqual({ status: 200, headers, render: {} })
})

it('sends no cookies to Next, and requests flight data for pages only', async () => {
  installFakeRuntime()
  const requests: unknown[] = []
  const handler: NextHandler = ({ url, headers: { host, rsc, cookie } }, response) => {
    requests.push({ url, host, rsc, cookie, ...getRuntime().scope.getStore() })
    markIncomplete()
    response.statusCode = 404
    response.end('image')
    return Promise.resolve()
  }
  const render = { isIncomplete: true }
  // toStrictEqual, because a header with an undefined value breaks the response.
  expect(await renderWithNext(handler, 'en', '/en/kazan', 'id-1')).toStrictEqual({ status: 404, headers: {}, render })
  expect(await createShareImageRenderer(handler)('ru', '/~share', 'id-2')).toEqual({
    status: 404,
    body: Buffer.from('image'),
    render,
  })
  const commonFields = { host: 'localhost', cookie: undefined, render }
  expect(requests).toEqual([
    { ...commonFields, url: '/en/kazan', rsc: '1', locale: 'en', id: 'id-1' },
    { ...commonFields, url: '/~share', rsc: undefined, locale: 'ru', id: 'id-2' },
  ])
})
