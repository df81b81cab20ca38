import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'

/** What a page has Chromium load. Bytes; scripts and styles as gzip makes them. */
export interface PageWeight {
  /** Scripts that were asked for before anybody touched the page. */
  readonly early: readonly string[]
  readonly scripts: Readonly<Record<string, number>>
  readonly styles: Readonly<Record<string, number>>
  /** Inline script of the project's own (brotli); what Next.js needs to hydrate counts as HTML. */
  readonly inline: number
}

const gzipped = async (responses: readonly Response[]) =>
  Object.fromEntries(
    await Promise.all(
      responses.map(async response => [
        new URL(response.url()).pathname,
        gzipSync(await response.body(), { level: 9 }).length,
      ]),
    ),
  ) as Record<string, number>

// Flight data, and the list of files that Turbopack's runtime starts with.
const ofNext = /__next_f|globalThis\["TURBOPACK"\]/

/** Inline scripts of a document that are neither data nor Next's own. */
export const ownScript = (html: string): string =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '', code = '']) => code !== '' && !attributes.includes('type="application/'))
    .map(([, , code = '']) => code)
    .filter(code => !ofNext.test(code))
    .join('\n')

/** What a page has asked for and not yet got. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', request => void open.add(request))
  page.on('requestfinished', request => void open.delete(request))
  page.on('requestfailed', request => void open.delete(request))
  return open
}

/** Resolves when the browser has nothing to do and the page waits for nothing. */
async function untilQuiet(page: Page, open: ReadonlySet<Request>): Promise<void> {
  const idle = () => page.evaluate(() => new Promise<void>(resolve => void requestIdleCallback(() => resolve())))
  await idle()
  while (open.size > 0) {
    await Promise.all([...open].map(async request => (await request.response())?.finished()))
    await idle()
  }
}

/** Opens an address, `wake`s the page, and weighs all that it has loaded. */
export async function weigh(page: Page, address: string, wake: (page: Page) => Promise<void>): Promise<PageWeight> {
  const loaded: Response[] = []
  const open = requestsOf(page)
  page.on('response', response => void loaded.push(response))
  const of = (type: string) => loaded.filter(each => each.request().resourceType() === type)

  const document = await page.goto(address, { waitUntil: 'load' })
  const early = of('script').map(each => new URL(each.url()).pathname)
  await wake(page)
  await untilQuiet(page, open)
  const html = (await document?.text()) ?? ''
  return {
    early,
    scripts: await gzipped(of('script')),
    styles: await gzipped(of('stylesheet')),
    inline: brotliCompressSync(ownScript(html)).length,
  }
}
