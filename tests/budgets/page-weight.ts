import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { readScriptsAtLoad, recordScriptsAtLoad } from '#tests/support/scripts-at-load.ts'
import { isNextScript } from '#infrastructure/next/next-scripts.ts'

/** Bytes that Chromium loads for a page. Scripts and styles are gzipped. */
export interface PageWeight {
  /** URLs of the scripts in the document right after its `load` event. */
  readonly earlyScripts: readonly string[]
  readonly scripts: Readonly<Record<string, number>>
  readonly styles: Readonly<Record<string, number>>
  /** Inline script without Next's (brotli). */
  readonly inline: number
}

const measureResponses = async (responses: readonly Response[]) =>
  Object.fromEntries(
    await Promise.all(
      responses.map(async response => {
        const { length } = gzipSync(await response.body(), { level: 9 })
        return [new URL(response.url()).pathname, length] as const
      }),
    ),
  )

export const extractInlineScript = (html: string): string =>
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
  const pendingRequests = new Set<Request>()
  page.on('request', request => void pendingRequests.add(request))
  page.on('requestfinished', request => void pendingRequests.delete(request))
  page.on('requestfailed', request => void pendingRequests.delete(request))
  return pendingRequests
}

async function waitUntilQuiet(page: Page, pendingRequests: ReadonlySet<Request>): Promise<void> {
  // Without a timeout the callback may never run: headless Chromium draws no frame while the page does not change.
  const waitForIdle = () =>
    page.evaluate(() => new Promise<void>(resolve => void requestIdleCallback(() => resolve(), { timeout: 1000 })))
  await waitForIdle()
  while (pendingRequests.size > 0) {
    await Promise.all([...pendingRequests].map(async request => (await request.response())?.finished()))
    await waitForIdle()
  }
}

export async function weighPage(page: Page, url: string, hydrate: (page: Page) => Promise<void>): Promise<PageWeight> {
  const responses: Response[] = []
  const pendingRequests = trackPendingRequests(page)
  page.on('response', response => void responses.push(response))
  const filterByType = (type: string) => responses.filter(response => response.request().resourceType() === type)

  await recordScriptsAtLoad(page)
  const documentResponse = await page.goto(url, { waitUntil: 'load' })
  const earlyScripts = await readScriptsAtLoad(page)
  await hydrate(page)
  await waitUntilQuiet(page, pendingRequests)
  const html = (await documentResponse?.text()) ?? ''
  return {
    earlyScripts,
    scripts: await measureResponses(filterByType('script')),
    styles: { ...(await measureResponses(filterByType('stylesheet'))), ...measureInlineStyle(html) },
    inline: brotliCompressSync(extractInlineScript(html)).length,
  }
}
