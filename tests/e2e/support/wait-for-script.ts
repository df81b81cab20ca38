import type { Page, Response } from '@playwright/test'

/** Waits for the response of a script that contains a text. */
export const waitForScript = (page: Page, text: string): Promise<Response> =>
  page.waitForResponse(
    async response => response.request().resourceType() === 'script' && (await response.text()).includes(text),
  )
