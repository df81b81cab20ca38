import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { askInner, askNext, type NextHandler } from './ask-next.ts'

const broken: NextHandler = () => Promise.reject(new Error('Next is broken'))
const cutOff = (_request: unknown, response: ServerResponse) => {
  response.destroy()
  return Promise.resolve()
}

it.each([
  ['fails', broken, 'Next is broken'],
  ['gives up', cutOff, 'response destroyed'],
])('a Next that %s fails who asks, and nobody waits for ever', async (_how, handler, said) => {
  await fakeSite()
  await expect(askNext(handler, 'ru', '/kazan', 'id')).rejects.toThrow(said)
  await expect(askInner(handler)('ru', '/~share', 'id')).rejects.toThrow(said)
})

it('what Next says is given on, with what its router needs', async () => {
  await fakeSite()
  const answer = await askNext(
    (request, response) => {
      response.setHeader('x-nextjs-rewritten-path', `/ru${request.url}`)
      response.setHeader('set-cookie', 'a=b')
      response.end('rsc')
      return Promise.resolve()
    },
    'ru',
    '/kazan',
    'id',
  )
  expect(answer).toEqual({ status: 200, headers: { 'x-nextjs-rewritten-path': '/ru/kazan' }, render: {} })
})
