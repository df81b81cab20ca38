import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { isNextScript } from '#infrastructure/next/next-scripts.ts'

/** Bytes that Chromium loads for a page; scripts and styles gzipped. */
export interface PageWeight {
  /** Scripts added to the page before the first touch: an idle browser fetches them, and executes none. */
  readonly earlyScripts: readonly string[]
  readonly scripts: Readonly<Record<string, number>>
  readonly styles: Readonly<Record<string, number>>
  /** Inline script without Next's (brotli). */
  readonly inline: number
}

const gzipResponses = async (responses: readonly Response[]) =>
  Object.fromEntries(
    await Promise.all(
      responses.map(async response => [
        new URL(response.url()).pathname,
        gzipSync(await response.body(), { level: 9 }).length,
      ]),
    ),
  ) as Record<string, number>

export const extractOwnScript = (html: string): string =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '', code = '']) => code !== '' && !attributes.includes('type="application/'))
    .map(([, , code = '']) => code)
    .filter(code => !isNextScript(code))
    .join('\n')

function measureInlineStyle(html: string): Readonly<Record<string, number>> {
  const text = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style).join('')
  return text === '' ? {} : { 'in the document': gzipSync(text, { level: 9 }).length }
}

function trackPendingRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', request => void open.add(request))
  page.on('requestfinished', request => void open.delete(request))
  page.on('requestfailed', request => void open.delete(request))
  return open
}

async function waitUntilQuiet(page: Page, open: ReadonlySet<Request>): Promise<void> {
  // Without a timeout the callback may never run: headless Chromium draws no frame while the page does not change.
  const waitForIdle = () =>
    page.evaluate(() => new Promise<void>(resolve => void requestIdleCallback(() => resolve(), { timeout: 1000 })))
  await waitForIdle()
  while (open.size > 0) {
    await Promise.all([...open].map(async request => (await request.response())?.finished()))
    await waitForIdle()
  }
}

export async function weighPage(
  page: Page,
  address: string,
  hydrate: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const loaded: Response[] = []
  const open = trackPendingRequests(page)
  page.on('response', response => void loaded.push(response))
  const filterByType = (type: string) => loaded.filter(each => each.request().resourceType() === type)

  const document = await page.goto(address, { waitUntil: 'load' })
  const earlyScripts = await page
    .locator('script[src]')
    .evaluateAll(scripts => scripts.map(each => each.getAttribute('src') ?? ''))
  await hydrate(page)
  await waitUntilQuiet(page, open)
  const html = (await document?.text()) ?? ''
  return {
    earlyScripts,
    scripts: await gzipResponses(filterByType('script')),
    styles: { ...(await gzipResponses(filterByType('stylesheet'))), ...measureInlineStyle(html) },
    inline: brotliCompressSync(extractOwnScript(html)).length,
  }
}
