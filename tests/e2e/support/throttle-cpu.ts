import type { Page } from '@playwright/test'

/** The network stays fast, because navigations sometimes hang under CDP network throttling. */
export async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
