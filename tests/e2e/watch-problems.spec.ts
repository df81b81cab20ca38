import { expect, test } from '@playwright/test'
import { startHttpServer } from './support/start-http-server.ts'
import { watchProblems } from './support/watch-problems.ts'

const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; connect-src *; img-src * data:; style-src 'self'"
const plantedProblems: readonly (readonly [kind: string, body: string, expectedReport: RegExp])[] = [
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
  ['a password in a URL', '<img src="/?znatok-demo" alt="">', /secret: in a URL/],
  ['a request to another host', '<img src="http://example.com/a.png" alt="">', /outside: GET http:\/\/example\.com/],
  ['a missing file', '<img src="/missing.png" alt="">', /response: 404 GET .*missing\.png/],
  ['a use-case call that a busy site refuses', '<script>fetch("/busy")</script>', /response: 503 GET \/busy/],
]

const servePage = (body: string) =>
  startHttpServer((request, response) => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': policy }
    if (request.url === '/busy') response.writeHead(503, { 'retry-after': '5' }).end()
    else if (request.url === '/')
      response.writeHead(200, headers).end(`<!doctype html><title>x</title><link rel="icon" href="data:,">${body}`)
    else response.writeHead(404, headers).end()
  })

for (const [kind, body, expectedReport] of plantedProblems)
  test(`${kind} is reported`, async ({ browser }) => {
    const { url, stop } = await servePage(body)
    const context = await browser.newContext()
    const problems = await watchProblems(context)
    const page = await context.newPage()
    await page.goto(`${url}/`)
    await expect.poll(() => problems.findUnexpected().join('\n')).toMatch(expectedReport)
    problems.expectMatching(/./)
    expect(problems.findUnexpected()).toEqual([])
    await context.close()
    await stop()
  })

test('a prefetch that a busy site refuses is not reported', async ({ browser }) => {
  const script = 'fetch("/busy", { headers: { rsc: "1" } }).then(() => fetch("/missing"))'
  const { url, stop } = await servePage(`<script>${script}</script>`)
  const context = await browser.newContext()
  const problems = await watchProblems(context)
  const page = await context.newPage()
  await page.goto(`${url}/`)
  await expect.poll(problems.findUnexpected).toEqual([expect.stringContaining('response: 404 GET /missing')])
  await context.close()
  await stop()
})
