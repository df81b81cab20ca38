import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoSpecialist } from './accounts/demo-accounts.ts'
import { startMockApi } from './server.ts'

const logger = { info: vi.fn(), error: vi.fn() }
const api = await startMockApi({ port: 0, generatedProfileCount: 200, logger })
const { control, url } = api
function callApi(
  input: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> } = {},
) {
  const requestUrl = new URL(input)
  requestUrl.searchParams.set('lang', 'ru')
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...init.headers }
  return fetch(requestUrl, { ...init, headers })
}
const getStatus = async (path: string, init?: Parameters<typeof callApi>[1]) => (await callApi(url + path, init)).status
const post = (name: string, body: unknown) =>
  getStatus(`/__control/${name}`, { method: 'POST', body: JSON.stringify(body) })
const readText = async (path: string) => (await callApi(url + path)).text()

beforeEach(control.reset)
afterAll(api.close)

describe('the mock API', () => {
  it('serves the API and pictures at its URL', async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const list = await readText('/api/v2/profiles?per_page=100')
    const avatar = /"avatar":"([^"]+)"/.exec(list)?.[1] ?? ''
    expect(avatar.startsWith(`${url}/pictures/faces/`)).toBe(true)
    const picture = await fetch(avatar)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(2000)
    expect(await getStatus('/pictures/faces/41.jpg')).toBe(404)
    expect(await getStatus('/pictures/faces/x.jpg')).toBe(404)
    expect(await getStatus('/pictures/faces%2F..%2Fworks/1.jpg')).toBe(404)
  })

  it('sends no body in response to HEAD, chooses the handler by method, and responds with 404 if there is none', async () => {
    const headResponse = await callApi(`${url}/api/regions`, { method: 'HEAD' })
    expect([
      headResponse.status,
      Number(headResponse.headers.get('content-length')) > 60_000,
      await headResponse.text(),
    ]).toEqual([200, true, ''])
    expect(await getStatus('/api/categories', { method: 'POST', body: '{}' })).toBe(404)
    expect(await getStatus('/api/regions', { method: 'DELETE' })).toBe(401)
  })

  it('counts calls by template', async () => {
    await Promise.all(
      ['/api/profiles/1', '/api/profiles/2', '/api/categories/a%2Fb', '/api/x'].map(path => getStatus(path)),
    )
    expect(await (await fetch(`${url}/__control/calls`)).json()).toEqual({
      total: 4,
      calls: { '/api/profiles/{id}': 2, '/api/categories/{slug}': 1, other: 1 },
    })
  })

  it('restarts the random draws and the counts at a reset', async () => {
    const draw = () => readText('/api/profiles/specialities/random')
    const firstDraw = await draw()
    expect(await draw()).not.toBe(firstDraw)
    await control.reset()
    expect(await draw()).toBe(firstDraw)
    await control.reset()
    expect(control.getCallCounts()).toEqual({ total: 0, calls: {} })
  })
})

it('accepts the control calls of moderation, and refuses one without a value', async () => {
  expect(await post('moderate', { on: true })).toBe(204)
  expect(await post('moderate', {})).toBe(422)
  expect(await post('publish-reviews', {})).toBe(204)
})

describe('a fault', () => {
  const review = { text: 'Good.', rating_quality: 5, rating_price: 5, rating_time: 5 }
  const signedInUser = {
    token: '2|boris',
    profile_id: 3,
    email: 'boris@example.org',
    phone: '+79172041834',
    password: 'x',
  }
  const path = '/api/profiles/2/reviews'
  const writeReview = () =>
    getStatus(path, {
      method: 'POST',
      body: JSON.stringify(review),
      headers: { authorization: `Bearer ${signedInUser.token}` },
    })

  it('applies to its method only', async () => {
    await control.setState('somebody is signed in', signedInUser)
    control.addFault({ path: '/api/profiles/{id}/reviews', method: 'POST', status: 503 })
    expect([await getStatus(path), await writeReview()]).toEqual([200, 503])
    expect(control.getSubmissions().reviews).toEqual([])
  })

  it('may let a call take effect and lose its response', async () => {
    await control.setState('somebody is signed in', signedInUser)
    control.addFault({ method: 'POST', dead: true, takesEffect: true, times: 1 })
    await expect(writeReview()).rejects.toThrow('fetch failed')
    expect(await (await fetch(`${url}/__control/submissions`)).json()).toMatchObject({ reviews: [{ profileId: 2 }] })
    expect(await writeReview()).toBe(422)
    expect(control.getSubmissions().reviews).toHaveLength(1)
  })

  it('may let a call take effect and delay its response', async () => {
    await control.setState('somebody is signed in', signedInUser)
    control.addFault({ method: 'POST', delay: 5, takesEffect: true, times: 1 })
    expect(await writeReview()).toBe(200)
    expect(control.getSubmissions().reviews).toHaveLength(1)
    await control.reset()
    await control.setState('somebody is signed in', signedInUser)
    control.addFault({ method: 'POST', delay: 600_000, takesEffect: true, times: 1 })
    void writeReview().catch(() => undefined)
    await expect.poll(() => control.getSubmissions().reviews).toHaveLength(1)
  })

  it('applies to a template for the given number of calls', async () => {
    expect(await post('fault', { path: '/api/profiles/{id}', status: 500, times: 2 })).toBe(204)
    const statuses = []
    for (let call = 0; call < 3; call++) statuses.push(await getStatus('/api/profiles/1'))
    expect(statuses).toEqual([500, 500, 200])
    expect(await getStatus('/api/regions')).toBe(200)
  })

  it('truncates JSON under a prefix until it is cleared', async () => {
    control.addFault({ path: '/api/v2', broken: true })
    const truncatedResponse = await callApi(`${url}/api/v2/profiles`)
    await expect(truncatedResponse.json()).rejects.toThrow(SyntaxError)
    expect(await post('clear-faults', {})).toBe(204)
    expect(JSON.parse(await readText('/api/v2/profiles'))).toMatchObject({ total: 200 })
  })

  it('closes the connection, except for control calls', async () => {
    control.addFault({ dead: true })
    await expect(callApi(`${url}/api/regions`)).rejects.toThrow('fetch failed')
    await expect(fetch(`${url}/pictures/faces/1.jpg`)).rejects.toThrow('fetch failed')
    expect(await post('reset', {})).toBe(204)
    expect(await getStatus('/api/regions')).toBe(200)
  })

  it('delays a response', async () => {
    control.addFault({ path: '/api/regions', delay: 600_000 })
    const delayedResponse = callApi(`${url}/api/regions`, { signal: AbortSignal.timeout(50) })
    await expect(delayedResponse).rejects.toThrow('aborted')
    control.clearFaults()
    control.addFault({ path: '/api/regions', delay: 1, times: 1 })
    expect(await getStatus('/api/regions')).toBe(200)
  })
})

describe('a verification email', () => {
  const requestCode = (email: string) =>
    callApi(`${url}/api/email/code`, { method: 'POST', body: JSON.stringify({ email }) })

  it('is logged with its code, and can be read', async () => {
    expect((await requestCode('anna@example.org')).status).toBe(200)
    const path = '/__control/verification-email?email=anna@example.org'
    const email = JSON.parse(await readText(path)) as { readonly code: string }
    expect(email).toMatchObject({ email: 'anna@example.org' })
    expect(logger.info).toHaveBeenLastCalledWith('the mock API sent a code', {
      to: 'a…@example.org',
      code: email.code,
    })
    expect(await getStatus('/__control/verification-email?email=nobody@example.org')).toBe(404)
  })

  it('is no longer valid once the codes have expired', async () => {
    const response = await requestCode('anna@example.org')
    const { verification_uuid: uuid } = (await response.json()) as { readonly verification_uuid: string }
    const code = control.findVerificationEmail('anna@example.org')?.code
    expect(await post('expire-codes', {})).toBe(204)
    const verification = { method: 'POST', body: JSON.stringify({ code }) }
    expect(await getStatus(`/api/email/verify/${uuid}`, verification)).toBe(422)
  })
})

describe('a control call', () => {
  it('ends all sessions, but with an email keeps those of other accounts', async () => {
    const { email, password } = demoSpecialist
    const response = await callApi(`${url}/api/email/login`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    })
    const { access_token: token } = (await response.json()) as { readonly access_token: string }
    const getOwnProfileStatus = () => getStatus('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })
    expect(await getOwnProfileStatus()).toBe(200)
    expect(await post('expire-tokens', { email: 'other@example.org' })).toBe(204)
    expect(await getOwnProfileStatus()).toBe(200)
    expect(await post('expire-tokens', {})).toBe(204)
    expect(await getOwnProfileStatus()).toBe(401)
  })

  it('changes the number of specialists', async () => {
    expect(await post('seed', { profiles: 321 })).toBe(204)
    expect(JSON.parse(await readText('/api/v2/profiles'))).toMatchObject({ total: 321 })
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
  const otherApi = await startMockApi({ port: 0, generatedProfileCount: 10 })
  otherApi.control.addFault({ delay: 600_000 })
  const hasResponse = callApi(`${otherApi.url}/api/regions`).then(
    () => true,
    () => false,
  )
  await expect.poll(() => otherApi.control.getCallCounts().total).toBe(1)
  await otherApi.close()
  expect(await hasResponse).toBe(false)
})
