import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { markIncomplete } from '#infrastructure/runtime/render.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { createFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { createAskInner, renderWithNext, type NextHandler } from './ask-next.ts'

const broken: NextHandler = () => Promise.reject(new Error('Next is broken'))
const cutOff = (_request: unknown, response: ServerResponse) => {
  response.destroy()
  return Promise.resolve()
}

it.each([
  ['fails', broken, 'Next is broken'],
  ['gives up', cutOff, 'response destroyed'],
])('rejects if Next %s', async (_how, handler, said) => {
  createFakeRuntime()
  await expect(renderWithNext(handler, 'ru', '/kazan', 'id')).rejects.toThrow(said)
  await expect(createAskInner(handler)('ru', '/~share', 'id')).rejects.toThrow(said)
})

it('returns the status and only the headers that the router reads', async () => {
  createFakeRuntime()
  const answer = await renderWithNext(
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
  expect(answer).toEqual({ status: 200, headers, render: {} })
})

it('sends no cookies, and router headers for pages only', async () => {
  createFakeRuntime()
  const asked: unknown[] = []
  const handler: NextHandler = ({ url, headers: { host, rsc, cookie } }, response) => {
    asked.push({ url, host, rsc, cookie, ...getRuntime().scope.getStore() })
    markIncomplete()
    response.statusCode = 404
    response.end('drawing')
    return Promise.resolve()
  }
  const render = { incomplete: true }
  // Strict, because a header with an undefined value breaks the response.
  expect(await renderWithNext(handler, 'en', '/en/kazan', 'id-1')).toStrictEqual({ status: 404, headers: {}, render })
  expect(await createAskInner(handler)('ru', '/~share', 'id-2')).toEqual({
    status: 404,
    body: Buffer.from('drawing'),
    render,
  })
  const both = { host: 'localhost', cookie: undefined, render }
  expect(asked).toEqual([
    { ...both, url: '/en/kazan', rsc: '1', locale: 'en', id: 'id-1' },
    { ...both, url: '/~share', rsc: undefined, locale: 'ru', id: 'id-2' },
  ])
})
