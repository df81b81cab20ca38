import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

// Styles are inlined. Disabled stylesheet links remain for React and Turbopack.

function recordStylesheets(page: Page): readonly string[] {
  const requested: string[] = []
  page.on('request', request => {
    if (/\.css(\?|$)/.test(request.url())) requested.push(request.url())
  })
  return requested
}

const readStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main, main *, footer, footer *')].map(element => {
      const computed = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const names = [
        'display',
        'color',
        'background-color',
        'font',
        'padding',
        'margin',
        'border',
        'gap',
        'position',
        'opacity',
      ]
      const look = [
        ...[x, y + scrollY, width, height].map(Math.round),
        ...names.map(name => computed.getPropertyValue(name)),
      ]
      return `${element.localName}.${element.getAttribute('class') ?? ''} ${look.join(' | ')}`
    }),
  )

test('a page requests no stylesheet before or during hydration', async ({ page }) => {
  const requested = recordStylesheets(page)
  await page.goto('/kazan', { waitUntil: 'load' })
  await expect(page.getByRole('banner')).toHaveCSS('display', /flex|grid|block/)
  await hydrate(page)
  expect(requested).toEqual([])
})

for (const [from, to] of [
  ['/kazan', '/kazan/specialists'],
  ['/kazan/specialists', '/kazan'],
] as const)
  test(`${to} looks the same after soft navigation from ${from} as after a load`, async ({ page }) => {
    await page.goto(to, { waitUntil: 'load' })
    await hydrate(page)
    await page.mouse.move(0, 0)
    const loaded = await readStyles(page)

    const requested = recordStylesheets(page)
    await page.goto(from, { waitUntil: 'load' })
    await hydrate(page)
    const known = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
    )
    await page.locator(`a[href="${to}"]:visible`).first().click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await page.mouse.move(0, 0)
    await expect.poll(() => readStyles(page)).toEqual(loaded)
    expect(requested.filter(address => known.includes(address))).toEqual([])
  })
