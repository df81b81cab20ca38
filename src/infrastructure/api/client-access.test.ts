import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { endpoints } from './endpoints.ts'

/** A client with this token and an API that sends this answer. */
function given(token: string | undefined, answer: () => Response) {
  const fetch = vi.fn(async () => answer())
  const client = anApiClient({ token, fetch })
  const changeChatApp = () => run(client.send('updateChatApp', { params: {}, body: { whatsapp: '+79172041833' } }))
  return {
    fetch,
    changeChatApp,
    stopCounting: () => run(client.send('dontCountRegion', { params: {}, body: undefined })),
  }
}

it('makes only public queries and sign-in calls without a session', () => {
  const open = Object.entries(endpoints).filter(([, { access }]) => access === 'public')
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'categories',
    'categoryBySlug',
    'cityBySlug',
    'complaintTypes',
    'logIn',
    'profileById',
    'profileReviews',
    'profiles',
    'randomProfiles',
    'regions',
    'requestCode',
    'verifyCode',
  ])
})

it.each([
  ['success', true],
  ['ok', true],
  [true, true],
  ['failed', false],
  [false, false],
  ['', false],
])('a change whose status is %j is made: %s', async (status, made) => {
  const { changeChatApp } = given('token', () => Response.json({ status }))
  expect(await changeChatApp()).toHaveProperty('ok', made)
})

it('makes no account call without a session', async () => {
  const { fetch, stopCounting } = given(undefined, () => Response.json({}))
  expect(await stopCounting()).toEqual({ ok: false, error: { _tag: 'NotSignedIn' } })
  expect(fetch).not.toHaveBeenCalled()
})

it.each(['{}', '[]', '"saved"', '{"status":"success"}', ''])(
  'accepts any JSON for an undocumented answer: %s',
  async text => {
    expect(await given('token', () => new Response(text)).stopCounting()).toHaveProperty('ok', true)
  },
)

it.each([
  ['HTML', '<h1>Welcome</h1>'],
  ['half of it', '{"status":'],
  ['what is nested too deep', '['.repeat(65) + ']'.repeat(65)],
])('and %s will not', async (_, text) => {
  expect(await given('token', () => new Response(text)).stopCounting()).toEqual({
    ok: false,
    error: { _tag: 'ApiUnavailable', reason: 'broken' },
  })
})
