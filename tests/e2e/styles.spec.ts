import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

function recordStylesheets(page: Page): readonly string[] {
  const stylesheetUrls: string[] = []
  page.on('request', request => {
    if (/\.css(\?|$)/.test(request.url())) stylesheetUrls.push(request.url())
  })
  return stylesheetUrls
}

const readStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main, main *, footer, footer *')].map(element => {
      const style = getComputedStyle(element)
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
      const values = [
        ...[x, y + scrollY, width, height].map(Math.round),
        ...names.map(name => style.getPropertyValue(name)),
      ]
      return `${element.localName}.${element.getAttribute('class') ?? ''} ${values.join(' | ')}`
    }),
  )

test('a page does not request stylesheets before or during hydration', async ({ page }) => {
  const stylesheetUrls = recordStylesheets(page)
  await page.goto('/kazan', { waitUntil: 'load' })
  await expect(page.getByRole('banner')).toHaveCSS('display', /flex|grid|block/)
  await hydrate(page)
  expect(stylesheetUrls).toEqual([])
})

for (const [startPath, targetPath] of [
  ['/kazan', '/kazan/specialists'],
  ['/kazan/specialists', '/kazan'],
] as const)
  test(`${targetPath} looks the same after soft navigation from ${startPath} as after a load`, async ({ page }) => {
    await page.goto(targetPath, { waitUntil: 'load' })
    await hydrate(page)
    await page.mouse.move(0, 0)
    const expectedStyles = await readStyles(page)

    const stylesheetUrls = recordStylesheets(page)
    await page.goto(startPath, { waitUntil: 'load' })
    await hydrate(page)
    const loadedStylesheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
    )
    await page.locator(`a[href="${targetPath}"]:visible`).first().click()
    await expect(page).toHaveURL(new RegExp(`${targetPath}$`))
    // A full load would have cleared the flag.
    expect(await page.evaluate(() => globalThis.isPageHydrated === true)).toBe(true)
    await page.mouse.move(0, 0)
    await expect.poll(() => readStyles(page)).toEqual(expectedStyles)
    expect(stylesheetUrls.filter(url => loadedStylesheets.includes(url))).toEqual([])
  })
