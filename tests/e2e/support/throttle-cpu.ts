import type { Page } from '@playwright/test'

/**
 * An old phone. The connection is as quick as ever: under the protocol's emulation of a slow one a navigation now and then
 * never ends; `holdFiles` makes files late.
 */
export async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
