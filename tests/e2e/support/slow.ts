import type { Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'

/** What slow 4G adds to each request, in milliseconds. */
const LATENCY = 150

/**
 * An old phone on a poor connection. The latency is added here and not by `Network.emulateNetworkConditions`: with that a
 * navigation now and then never ends.
 */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.context().route('**/*', async route => {
    await delay(LATENCY)
    // A page that has been closed meanwhile needs no answer.
    await route.continue().catch(() => undefined)
  })
}
