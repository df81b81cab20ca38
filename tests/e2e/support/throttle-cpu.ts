import type { Page } from '@playwright/test'

/**
 * Simulates an old phone. The network stays fast, because navigations sometimes hang under CDP network throttling; use
 * `holdFiles` to delay files.
 */
export async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
