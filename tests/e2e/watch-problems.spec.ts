import { expect, test } from '@playwright/test'
import { startHttpServer } from './support/start-http-server.ts'
import { watchProblems } from './support/watch-problems.ts'

/** Tests the problem watch of all other tests: each kind of problem is planted once. */
const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; connect-src *; img-src *; style-src 'self'"
const planted: readonly (readonly [kind: string, body: string, seen: RegExp])[] = [
  ['a blocked style', '<p style="color: red">x</p>', /Content Security Policy/],
  ['a blocked style sheet', '<style>p { color: red }</style>', /Content Security Policy/],
  ['an uncaught error', '<script>setTimeout(() => { throw new Error("planted") })</script>', /uncaught: .*planted/],
  ['an unhandled rejection', '<script>Promise.reject(new Error("planted"))</script>', /uncaught: .*planted/],
  ['an error in the console', '<script>console.error("planted")</script>', /console: planted/],
  [
    'a token in the console',
    '<script>console.log({ token: "7|0123456789abcdef0123456789ABCDEF" })</script>',
    /secret: log in the console/,
  ],
  [
    'a stored password',
    '<script>sessionStorage.setItem("a", "correct-horse"); sessionStorage.clear()</script>',
    /a secret is stored as a/,
  ],
  ['a password in an address', '<img src="/?znatok-demo" alt="">', /secret: in an address/],
  ['a request to the outside', '<img src="http://example.com/a.png" alt="">', /outside: GET http:\/\/example\.com/],
  ['a missing file', '<img src="/missing.png" alt="">', /answer: 404 GET .*missing\.png/],
]

for (const [kind, body, seen] of planted)
  test(`${kind} is reported`, async ({ browser }) => {
    const { url, stop } = await startHttpServer((request, response) => {
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html', 'content-security-policy': policy })
      response.end(found ? `<!doctype html><title>x</title><link rel="icon" href="data:,">${body}` : '')
    })
    const context = await browser.newContext()
    const problems = await watchProblems(context)
    const page = await context.newPage()
    await page.goto(`${url}/`)
    await expect.poll(() => problems.findUnexpected().join('\n')).toMatch(seen)
    problems.expectMatching(/./)
    expect(problems.findUnexpected()).toEqual([])
    await context.close()
    await stop()
  })
