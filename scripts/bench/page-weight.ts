import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

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

/** Resolves when nothing has been asked for a while. */
async function untilQuiet(page: Page, count: () => number): Promise<void> {
  for (let seen = -1; seen !== count();) {
    seen = count()
    await page.waitForTimeout(700)
  }
}

/** Opens an address, `wake`s the page, and weighs all that it has loaded. */
export async function weigh(page: Page, address: string, wake: (page: Page) => Promise<void>): Promise<PageWeight> {
  const loaded: Response[] = []
  page.on('response', response => void loaded.push(response))
  const of = (type: string) => loaded.filter(each => each.request().resourceType() === type)

  const document = await page.goto(address, { waitUntil: 'load' })
  const early = of('script').map(each => new URL(each.url()).pathname)
  await wake(page)
  await untilQuiet(page, () => loaded.length)
  const html = (await document?.text()) ?? ''
  return {
    early,
    scripts: await gzipped(of('script')),
    styles: await gzipped(of('stylesheet')),
    inline: brotliCompressSync(ownScript(html)).length,
  }
}
