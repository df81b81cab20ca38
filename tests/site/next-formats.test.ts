import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { finishDocument } from '#infrastructure/next/finish-document.ts'
import { readStyles } from '#infrastructure/next/inline-styles.ts'
import { isFlightScript, isNextScript } from '#infrastructure/next/next-scripts.ts'
import { routerResponseHeaders } from '#infrastructure/next/router-protocol.ts'
import { describe, expect, test } from './support/test.ts'

interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly flight: string
  readonly tree: string
}

async function renderInSeparateProcess(path: string, apiUrl: string): Promise<RenderedPage> {
  const args = ['--import=tsx', 'tests/site/support/render-with-next.ts', path]
  const env = { ...process.env, NODE_ENV: 'production' as const, API_BASE_URL: apiUrl, LOG_LEVEL: 'silent' }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 16_777_216 })
  const resultLine = stdout.split('\n').find(line => line.startsWith('{"status"'))
  if (resultLine === undefined) throw new Error(`Next rendered nothing: ${stdout}`)
  return JSON.parse(resultLine) as RenderedPage
}

let pendingPage: Promise<RenderedPage> | undefined
const finishHtml = (html: string) =>
  finishDocument(
    html,
    {
      inlineScript: 'load()',
      earlyScriptPath: '/early.js',
      build: 'b1',
      hasServiceWorker: true,
      getStyle: readStyles('.next/static/chunks'),
    },
    { renderId: 'render' },
  )
const findInlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '', code]) => code !== '' && !attributes.includes('type="application/'))
    .map(([, , code = '']) => code)

/** docs/upgrading-next.md lists the expected formats. */
describe('the output of the installed Next', () => {
  const render = (apiUrl: string) => (pendingPage ??= renderInSeparateProcess('/kazan/specialists?page=2', apiUrl))

  test('reaches the cache handler as document, flight data and route tree', async ({ site }) => {
    const { status, html, flight, tree } = await render(site.api.url)
    expect(status).toBe(200)
    expect(html).toMatch(/^<!DOCTYPE html>/)
    // Row 0 of React's format is the root.
    expect([flight, tree].filter(data => !/^0:\{/m.test(data))).toEqual([])
    expect(tree.length).toBeLessThan(flight.length)
  })

  test('has the headers that the router reads after a rewrite', async ({ site }) => {
    const { headers } = await render(site.api.url)
    expect(headers['x-nextjs-rewritten-path']).toBe('/ru/kazan/specialists/2')
    expect(routerResponseHeaders.filter(name => name in headers)).toContain('x-nextjs-rewritten-query')
  })

  test('writes no inline script but the chunk list and flight data', async ({ site }) => {
    const scripts = findInlineScripts((await render(site.api.url)).html)
    expect(scripts.filter(code => !isNextScript(code))).toEqual([])
    expect(scripts.filter(isFlightScript).length).toBeGreaterThan(0)
    expect(scripts.filter(code => !isFlightScript(code))).toHaveLength(1)
  })

  test('names its files in tags that `finishDocument` recognizes and removes', async ({ site }) => {
    const finishedDocument = finishHtml((await render(site.api.url)).html)
    expect(finishedDocument.style).toMatch(/\.\w+/)
    expect(finishedDocument.html.match(/<script[^>]*\bsrc=/g)).toBeNull()
    expect(finishedDocument.html).not.toContain('as="script"')
    expect(finishedDocument.html).not.toContain('__next_f')
    expect(/data-files="([^"]+)"/.exec(finishedDocument.html)?.[1]?.split(' ').length).toBeGreaterThan(3)
  })

  test('has the build id in its flight data, by which the browser recognizes another build', async ({ site }) => {
    expect((await render(site.api.url)).flight).toContain(readFileSync('.next/BUILD_ID', 'utf8').trim())
  })

  test('preloads fonts with tags that `finishDocument` moves to the end', async ({ site }) => {
    const { html } = finishHtml((await render(site.api.url)).html)
    expect(html).toMatch(/<link rel="preload"[^>]* as="font"[^>]*\/><\/body>/)
    expect(html.split('</head>')[0]).not.toContain('as="font"')
  })
})
