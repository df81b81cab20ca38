import type { Page } from '@playwright/test'

export async function getHydrationFiles(page: Page, path: string): Promise<ReadonlySet<string>> {
  const document = await (await page.request.get(path)).text()
  const files = /data-files="([^"]+)"/.exec(document)?.[1]
  if (files === undefined) throw new Error(`${path} names no hydration files`)
  return new Set(files.split(' '))
}
