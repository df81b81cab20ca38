import type { Page } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium-launch.ts'
import { layoutFaults } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const widths = [320, 360, 375, 412, 600, 768, 820, 900, 1024, 1280, 1920]

const templates = [
  '/',
  '/kazan',
  '/kazan/specialists',
  '/kazan/specialists/repetitory?rating_from=4.5&price_to=3000&sort=price',
  '/profiles/1',
  '/profiles/compare?ids=1,2,3,4',
  '/help/offer',
  '/nope',
]

async function faultsOf(page: Page, prefix: string) {
  const faults: Record<string, readonly string[]> = {}
  for (const path of templates) {
    await page.goto(prefix + path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const found = await layoutFaults(page)
      if (found.length > 0) faults[`${path} at ${width}`] = found
    }
  }
  return faults
}

for (const prefix of ['', '/en']) {
  test(`${prefix || '/ru'}: nothing overlaps, is cut or scrolls sideways, however wide the screen`, async ({
    page,
    problems,
  }) => {
    test.slow()
    problems.allow(/^answer: 404 /)
    expect(await faultsOf(page, prefix)).toEqual({})
  })

  test(`${prefix || '/ru'}: the same with text twice as large`, async ({ playwright, site }) => {
    test.slow()
    site.api.behave('good')
    const launch = chromiumLaunch()
    const browser = await playwright.chromium.launch({
      ...launch,
      args: [...launch.args, '--blink-settings=defaultFontSize=32'],
    })
    const page = await browser.newPage({ baseURL: site.url })
    const faults = await faultsOf(page, prefix)
    await browser.close()
    expect(faults).toEqual({})
  })
}
