import type { Page, Response } from '@playwright/test'

export const waitForScript = (page: Page, text: string): Promise<Response> =>
  page.waitForResponse(
    async response =>
      response.request().resourceType() === 'script' && (await response.text().catch(() => '')).includes(text),
  )
