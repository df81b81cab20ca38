import { expect, it } from 'vitest'
import { aigul, createFakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

const user = { id: 1, name: 'Aigul' }
const respondWithToken = (token: unknown) => () => Response.json({ user, token, access_token: token })

const invalidResponses: readonly (readonly [string, () => Response])[] = [
  ['HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty body', () => new Response('')],
  ['a truncated response', () => new Response('{"user":{"id":1},"tok')],
  ['an array', () => Response.json([])],
  ['null', () => Response.json(null)],
  ['a redirect to a login page', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['an unknown status', () => new Response('{}', { status: 418 })],
  ['too large a response', () => new Response(`{"user":"${'x'.repeat(9_000_000)}"}`)],
  ['a token without a user', () => Response.json({ token: 'x', access_token: 'x' })],
  ['a user of another type', () => Response.json({ user: [1], token: 'x', access_token: 'x' })],
  ['a user whose id is not a number', () => Response.json({ user: { id: 'first' }, token: 'x', access_token: 'x' })],
  ['no token', respondWithToken(undefined)],
  ['an empty token', respondWithToken('')],
  ['a number for a token', respondWithToken(1234)],
  ['a token with a line break', respondWithToken('a\r\nset-cookie: b=c')],
  ['a token outside ASCII', respondWithToken('ключ')],
  ['an overlong token', respondWithToken('x'.repeat(5000))],
]

it.each(invalidResponses)('opens no session if the API responds with %s', async (_what, createResponse) => {
  const api = createFakeApi()
  const site = await createFakeSite({ fetchApi: api.fetch })
  for (const route of ['login', 'verify/verification-1']) api.plan(`POST /api/email/${route}`, createResponse)
  api.plan('POST /api/register', createResponse)
  const visitor = createVisitor(site.app)
  const responses = [
    await visitor.mutate('signIn', { email: aigul.email, password: aigul.password }),
    await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode }),
  ]
  visitor.cookies.set('auth.access_token', 'mine').set('session', 'registering')
  responses.push(await visitor.mutate('createAccount', { name: 'New', password: 'secret', agreement: true }))
  for (const { statusCode, headers, payload } of responses) {
    expect([statusCode, headers['set-cookie']]).toEqual([503, undefined])
    expect(JSON.parse(payload)).toMatchObject({ ok: false, error: { _tag: 'ApiUnavailable' } })
  }
})
