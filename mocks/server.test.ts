import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoAccount } from './accounts/demo-account.ts'
import { startMockApi } from './server.ts'

const logger = { info: vi.fn(), error: vi.fn() }
const api = await startMockApi({ port: 0, profiles: 200, logger })
const { control, url } = api
/** Sends the headers and the language that the site sends. */
function ask(address: string, init: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> } = {}) {
  const asked = new URL(address)
  asked.searchParams.set('lang', 'ru')
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...init.headers }
  return fetch(asked, { ...init, headers })
}
const status = async (path: string, init?: Parameters<typeof ask>[1]) => (await ask(url + path, init)).status
const post = (name: string, body: unknown) =>
  status(`/__control/${name}`, { method: 'POST', body: JSON.stringify(body) })
const text = async (path: string) => (await ask(url + path)).text()

beforeEach(control.reset)
afterAll(api.close)

describe('the mock API', () => {
  it('serves the API and pictures at its URL', async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const list = await text('/api/v2/profiles?per_page=100')
    const avatar = /"avatar":"([^"]+)"/.exec(list)?.[1] ?? ''
    expect(avatar.startsWith(`${url}/pictures/faces/`)).toBe(true)
    const picture = await fetch(avatar)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(2000)
    expect(await status('/pictures/faces/41.jpg')).toBe(404)
    expect(await status('/pictures/faces/x.jpg')).toBe(404)
  })

  it('answers HEAD without a body, and 404 to other methods', async () => {
    const head = await ask(`${url}/api/regions`, { method: 'HEAD' })
    expect([head.status, Number(head.headers.get('content-length')) > 60_000, await head.text()]).toEqual([
      200,
      true,
      '',
    ])
    expect(await status('/api/categories', { method: 'POST', body: '{}' })).toBe(404)
    expect(await status('/api/regions', { method: 'DELETE' })).toBe(401)
  })

  it('counts calls by template', async () => {
    await Promise.all(
      ['/api/profiles/1', '/api/profiles/2', '/api/categories/a%2Fb', '/api/x'].map(path => status(path)),
    )
    expect(await (await fetch(`${url}/__control/calls`)).json()).toEqual({
      total: 4,
      calls: { '/api/profiles/{id}': 2, '/api/categories/{slug}': 1, other: 1 },
    })
    const draw = () => text('/api/profiles/specialities/random')
    await control.reset()
    const first = await draw()
    expect(await draw()).not.toBe(first)
    await control.reset()
    expect(await draw()).toBe(first)
    await control.reset()
    expect(control.getCalls()).toEqual({ total: 0, calls: {} })
  })
})

it('turns moderation of reviews on', async () => {
  expect(await post('moderate', { on: true })).toBe(204)
  expect(await post('moderate', {})).toBe(422)
  expect(await post('publish-reviews', {})).toBe(204)
})

describe('a fault', () => {
  const review = { text: 'Good.', rating_quality: 5, rating_price: 5, rating_time: 5 }
  const signedIn = { token: '2|boris', profile_id: 3, email: 'boris@example.org', phone: '+79172041834', password: 'x' }
  const path = '/api/profiles/2/reviews'
  const write = () =>
    status(path, {
      method: 'POST',
      body: JSON.stringify(review),
      headers: { authorization: `Bearer ${signedIn.token}` },
    })

  it('applies to its method only', async () => {
    await control.setState('somebody is signed in', signedIn)
    control.addFault({ path: '/api/profiles/{id}/reviews', method: 'POST', status: 503 })
    expect([await status(path), await write()]).toEqual([200, 503])
    expect(control.getReceived().reviews).toEqual([])
  })

  it('may lose only the response of a call that takes effect', async () => {
    await control.setState('somebody is signed in', signedIn)
    control.addFault({ method: 'POST', dead: true, takesEffect: true, times: 1 })
    await expect(write()).rejects.toThrow('fetch failed')
    expect(await (await fetch(`${url}/__control/received`)).json()).toMatchObject({ reviews: [{ profileId: 2 }] })
    expect(await write()).toBe(422)
    expect(control.getReceived().reviews).toHaveLength(1)
  })

  it('may delay only the response of a call that takes effect', async () => {
    await control.setState('somebody is signed in', signedIn)
    control.addFault({ method: 'POST', delay: 5, takesEffect: true, times: 1 })
    expect(await write()).toBe(200)
    expect(control.getReceived().reviews).toHaveLength(1)
  })

  it('applies to a template for the given number of calls', async () => {
    expect(await post('fault', { path: '/api/profiles/{id}', status: 500, times: 2 })).toBe(204)
    const answers = []
    for (let call = 0; call < 3; call++) answers.push(await status('/api/profiles/1'))
    expect(answers).toEqual([500, 500, 200])
    expect(await status('/api/regions')).toBe(200)
  })

  it('truncates JSON under a prefix until it is cleared', async () => {
    control.addFault({ path: '/api/v2', broken: true })
    const broken = await ask(`${url}/api/v2/profiles`)
    await expect(broken.json()).rejects.toThrow(SyntaxError)
    expect(await post('clear-faults', {})).toBe(204)
    expect(JSON.parse(await text('/api/v2/profiles'))).toMatchObject({ total: 200 })
  })

  it('closes the connection, except for control calls', async () => {
    control.addFault({ dead: true })
    await expect(ask(`${url}/api/regions`)).rejects.toThrow('fetch failed')
    await expect(fetch(`${url}/pictures/faces/1.jpg`)).rejects.toThrow('fetch failed')
    expect(await post('reset', {})).toBe(204)
    expect(await status('/api/regions')).toBe(200)
  })

  it('delays a response', async () => {
    control.addFault({ path: '/api/regions', delay: 600_000 })
    const slow = ask(`${url}/api/regions`, { signal: AbortSignal.timeout(50) })
    await expect(slow).rejects.toThrow('aborted')
    control.clearFaults()
    control.addFault({ path: '/api/regions', delay: 1, times: 1 })
    expect(await status('/api/regions')).toBe(200)
  })
})

describe('a letter', () => {
  const codeTo = (email: string) => ask(`${url}/api/email/code`, { method: 'POST', body: JSON.stringify({ email }) })

  it('is logged with its code, and can be read', async () => {
    expect((await codeTo('anna@example.org')).status).toBe(200)
    const letter = JSON.parse(await text('/__control/letter?to=anna@example.org')) as { readonly code: string }
    expect(letter).toMatchObject({ to: 'anna@example.org' })
    expect(logger.info).toHaveBeenLastCalledWith('the mock API sent a code', {
      to: 'a…@example.org',
      code: letter.code,
    })
    expect(await status('/__control/letter?to=nobody@example.org')).toBe(404)
  })

  it('and a session can be made to expire', async () => {
    const { email, password } = demoAccount
    const answer = await ask(`${url}/api/email/login`, { method: 'POST', body: JSON.stringify({ email, password }) })
    const { access_token: token } = (await answer.json()) as { readonly access_token: string }
    const own = () => status('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })
    expect(await own()).toBe(200)
    expect(await post('expire-codes', {})).toBe(204)
    expect(await post('expire-tokens', { email: 'other@example.org' })).toBe(204)
    expect(await own()).toBe(200)
    expect(await post('expire-tokens', {})).toBe(204)
    expect(await own()).toBe(401)
  })
})

describe('a control call', () => {
  it('changes the number of specialists', async () => {
    expect(await post('seed', { profiles: 321 })).toBe(204)
    expect(JSON.parse(await text('/api/v2/profiles'))).toMatchObject({ total: 321 })
  })

  it.each([
    ['seed', { profiles: 100_001 }],
    ['seed', {}],
    ['fault', { status: 'bad' }],
    ['state', { name: 'no such state' }],
    ['state', { name: 'toString' }],
    ['state', { name: 'a city exists', params: { slug: 5 } }],
    ['state', { name: 'a city exists', params: { size: 5 } }],
  ])('%s with %j is refused', async (name, body) => {
    expect(await post(name, body)).toBe(422)
  })

  it('gets 404 if it does not exist', async () => {
    expect(await post('explode', {})).toBe(404)
  })
})

it('ends waiting requests when the mock API closes', async () => {
  const other = await startMockApi({ port: 0, profiles: 10 })
  other.control.addFault({ delay: 600_000 })
  const answered = ask(`${other.url}/api/regions`).then(
    () => true,
    () => false,
  )
  await expect.poll(() => other.control.getCalls().total).toBe(1)
  await other.close()
  expect(await answered).toBe(false)
})
