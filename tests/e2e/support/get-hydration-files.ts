import type { Page } from '@playwright/test'

export async function getHydrationFiles(page: Page, path: string): Promise<ReadonlySet<string>> {
  const document = await (await page.request.get(path)).text()
  return new Set(/data-files="([^"]*)"/.exec(document)?.[1]?.split(' '))
}
