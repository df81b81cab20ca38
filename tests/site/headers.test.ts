import { demoSpecialist } from '#mocks/accounts/demo-accounts.ts'
import { expect, test } from './support/test.ts'

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}
const checkedRequests: readonly (readonly [name: string, target: string, status: number])[] = [
  ['a page', '/moskva', 200],
  ['the home page', '/', 200],
  ['a language switch on the home page', '/?lang=ru', 303],
  ['a path with a trailing slash', '/moskva/', 308],
  ['a missing page', '/nope', 404],
  ['a missing file', '/_next/static/nope.js', 404],
  ['a malformed URL', '/%ff', 400],
  ['an image from an unknown host', '/_next/image?url=https%3A%2F%2Fexample.com%2Fa.jpg&w=64&q=75', 400],
  ['a use-case', '/use-cases/listRegions?lang=ru', 200],
  ['an unknown use-case', '/use-cases/nope', 404],
  ['a use-case with invalid input', '/use-cases/listRegions?lang=xx', 422],
]

for (const [name, target, status] of checkedRequests)
  test(`${name} has the security headers`, async ({ request }) => {
    const response = await request.get(target, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(response.headers()).toMatchObject(securityHeaders)
    expect(response.headers()['x-powered-by']).toBeUndefined()
  })

test('the content security policy of a page allows inline scripts only by hash', async ({ request }) => {
  for (const target of ['/', '/moskva', '/moskva/specialists', '/profiles/1', '/nope']) {
    const policy = (await request.get(target)).headers()['content-security-policy'] ?? ''
    expect(policy, target).toMatch(/script-src 'self' ('sha256-[^']+' ?)+/)
    expect(policy, target).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/)
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy, target).toContain(rule)
  }
})

test('scripts and styles are compressed and cached for a year', async ({ request }) => {
  const html = await (await request.get('/moskva')).text()
  const files = html.match(/\/_next\/static\/[^"\\ ]+\.(js|css)/g) ?? []
  expect(files.some(file => file.endsWith('.js'))).toBe(true)
  expect(files.some(file => file.endsWith('.css'))).toBe(true)
  for (const file of new Set(files)) {
    const response = await request.get(file, { headers: { 'accept-encoding': 'br' } })
    expect(response.status(), file).toBe(200)
    expect(response.headers()['cache-control'], file).toMatch(/max-age=31536000.*immutable/)
    expect(response.headers()['content-encoding'], file).toBe('br')
    expect(response.headers(), file).toMatchObject({ 'x-content-type-options': 'nosniff' })
  }
})

test('a page is compressed and revalidates by ETag', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const firstResponse = await request.get('/moskva', { headers: { 'accept-encoding': encoding } })
    expect(firstResponse.headers()['content-encoding']).toBe(encoding)
    expect(firstResponse.headers()['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/,
    )
    const etag = firstResponse.headers()['etag'] ?? ''
    const notModified = await request.get('/moskva', {
      headers: { 'accept-encoding': encoding, 'if-none-match': etag },
    })
    expect(notModified.status()).toBe(304)
    expect(notModified.headers()).toMatchObject(securityHeaders)
  }
})

test('R-token: signing in does not change pages, and no response body or log contains the token', async ({
  request,
  site,
}) => {
  const targets = ['/en', '/moskva', '/moskva/specialists', '/en/profiles/1', '/about', '/nope']
  const headerVariants = [{}, { rsc: '1' }, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }]
  const readAll = async () => {
    const texts: string[] = []
    for (const target of targets)
      for (const headers of headerVariants) texts.push(await (await request.get(target, { headers })).text())
    return texts
  }
  const callUseCase = (name: string, input?: object) =>
    request.post(`/use-cases/${name}`, { headers: { origin: site.url }, data: { lang: 'ru', input } })

  const anonymousPages = await readAll()
  const { email, password } = demoSpecialist
  const signInResponse = await callUseCase('signIn', { email, password })
  expect(signInResponse.status()).toBe(200)
  const token = /auth\.access_token=([^;]+)/.exec(signInResponse.headers()['set-cookie'] ?? '')?.[1] ?? ''
  expect(token.length).toBeGreaterThan(10)
  const ownProfileResponse = await request.get('/use-cases/viewOwnProfile?lang=ru')
  expect(await ownProfileResponse.json()).toMatchObject({ ok: true, value: { user: { email } } })

  const signedInPages = await readAll()
  await callUseCase('signOut')
  expect((await request.get('/use-cases/viewOwnProfile?lang=ru')).status()).toBe(401)
  // A page may be revalidated during the test; later anonymous requests then get the same page.
  const laterAnonymousPages = await readAll()
  for (const [index, text] of signedInPages.entries())
    expect([anonymousPages[index], laterAnonymousPages[index]]).toContain(text)
  const signedInTexts = [
    ...signedInPages,
    await signInResponse.text(),
    await ownProfileResponse.text(),
    site.getLog(),
  ].join('\n')
  expect(signedInTexts).not.toContain(token)
  expect(signedInTexts).not.toContain(decodeURIComponent(token))
  expect(site.getLog()).not.toContain(email)
})
