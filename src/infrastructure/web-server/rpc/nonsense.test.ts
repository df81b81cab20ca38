import { expect, it } from 'vitest'
import { aigul, createFakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

const user = { id: 1, name: 'Aigul' }
const signedIn = (token: unknown) => () => Response.json({ user, token, access_token: token })

/** Invalid answers to a sign-in. */
const nonsense: readonly (readonly [string, () => Response])[] = [
  ['HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty text', () => new Response('')],
  ['a truncated answer', () => new Response('{"user":{"id":1},"tok')],
  ['an array', () => Response.json([])],
  ['null', () => Response.json(null)],
  ['a redirect to a login page', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['an unknown status', () => new Response('{}', { status: 418 })],
  ['too large an answer', () => new Response(`{"user":"${'x'.repeat(9_000_000)}"}`)],
  ['a token without a user', () => Response.json({ token: 'x', access_token: 'x' })],
  ['a user of another type', () => Response.json({ user: [1], token: 'x', access_token: 'x' })],
  ['a user whose id is no number', () => Response.json({ user: { id: 'first' }, token: 'x', access_token: 'x' })],
  ['no token', signedIn(undefined)],
  ['an empty token', signedIn('')],
  ['a number for a token', signedIn(1234)],
  ['a token with a line break', signedIn('a\r\nset-cookie: b=c')],
  ['a token outside ASCII', signedIn('ключ')],
  ['an endless token', signedIn('x'.repeat(5000))],
]

it.each(nonsense)('rejects a sign-in answered with %s, and logs a failure', async (_what, answer) => {
  const api = createFakeApi()
  const site = await createFakeSite({ api: api.fetch })
  for (const route of ['login', 'verify/letter-1']) api.plan(`POST /api/email/${route}`, answer)
  api.plan('POST /api/register', answer)
  const visitor = createVisitor(site.app)
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
