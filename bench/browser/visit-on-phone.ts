import type { Browser, CDPSession, Page } from '@playwright/test'
import { recordHydration } from '../../tests/support/hydration.ts'

const cpuSlowdown = 4
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

export interface PhoneVisit {
  readonly page: Page
  readonly session: CDPSession
}

export async function visitOnPhone<Result>(
  browser: Browser,
  run: (visit: PhoneVisit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, locale: 'ru-RU' })
  try {
    await recordHydration(context)
    await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'))
    // `next start` does not add the site's inline script, which sets `data-theme`.
    // Without the attribute, CSS hides elements that need script.
    await context.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['theme'] ??= 'light')),
    )
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await run({ page, session })
  } finally {
    await context.close()
  }
}

export async function scrollByTouch({ session }: PhoneVisit): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', { x: 180, y: 500, yDistance: -60, gestureSourceType: 'touch' })
  await session.send('Input.synthesizeScrollGesture', { x: 180, y: 400, yDistance: 60, gestureSourceType: 'touch' })
}
