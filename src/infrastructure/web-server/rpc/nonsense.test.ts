import { expect, it } from 'vitest'
import { aigul, fakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { visitorOf } from '#infrastructure/web-server/testing/visitor.ts'

const user = { id: 1, name: 'Aigul' }
const admitted = (token: unknown) => () => Response.json({ user, token, access_token: token })

/** What no API should answer to somebody who proves who they are. */
const nonsense: readonly (readonly [string, () => Response])[] = [
  ['HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty text', () => new Response('')],
  ['half of an answer', () => new Response('{"user":{"id":1},"tok')],
  ['a list', () => Response.json([])],
  ['null', () => Response.json(null)],
  ['the way to a login page', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['a status of its own', () => new Response('{}', { status: 418 })],
  ['too much', () => new Response(`{"user":"${'x'.repeat(9_000_000)}"}`)],
  ['a token without a user', () => Response.json({ token: 'x', access_token: 'x' })],
  ['a user of another kind', () => Response.json({ user: [1], token: 'x', access_token: 'x' })],
  ['a user without a number', () => Response.json({ user: { id: '1' }, token: 'x', access_token: 'x' })],
  ['no token', admitted(undefined)],
  ['an empty token', admitted('')],
  ['a number for a token', admitted(1234)],
  ['a token that ends the line', admitted('a\r\nset-cookie: b=c')],
  ['a token of other letters', admitted('ключ')],
  ['an endless token', admitted('x'.repeat(5000))],
]

it.each(nonsense)('%s signs nobody in, and is said to be a failure', async (_what, answer) => {
  const api = fakeApi()
  const site = await fakeSite({ api: api.fetch })
  for (const route of ['login', 'verify/letter-1']) api.plan(`POST /api/email/${route}`, answer)
  api.plan('POST /api/register', answer)
  const visitor = visitorOf(site.app)
  const answers = [
    await visitor.write('signIn', { email: aigul.email, password: aigul.password }),
    await visitor.write('verifyCode', { uuid: 'letter-1', code: rightCode }),
  ]
  visitor.cookies.set('auth.access_token', 'mine').set('session', 'registering')
  answers.push(await visitor.write('createAccount', { name: 'New', password: 'secret', agreement: true }))
  for (const { statusCode, headers, payload } of answers) {
    expect([statusCode, headers['set-cookie']]).toEqual([503, undefined])
    expect(JSON.parse(payload)).toMatchObject({ ok: false, error: { _tag: 'ApiUnavailable' } })
  }
})
