import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { openGallery } from './support/open-gallery.ts'
import { expect, test } from './support/test.ts'

test('R-test: the links of the gallery lead to its sections, and search engines do not index it', async ({
  page,
  request,
}) => {
  await page.goto('/test')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const links = await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    await link.click()
    await expect(page).toHaveURL(`/test${await link.getAttribute('href')}`)
    await expect(page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' })).toBeInViewport()
  }
  expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('/test')
})

for (const path of ['/test', '/en/test'] as const)
  test(`${path} hydrates without an interaction, fits every screen and has no axe violations in both themes`, async ({
    page,
  }) => {
    await openGallery(page, path)
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 640 })
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflowPx, `${width} pixels wide`).toBe(0)
    }
    // Both languages have the same components: one is checked on a phone, the other on a desktop.
    await page.setViewportSize({ width: path === '/test' ? 360 : 1280, height: 800 })
    await expectNoAxeViolationsInBothThemes(page)
  })

test('on every page the styles of views override those of the kit', async ({ page }) => {
  for (const path of ['/', '/kazan', '/profiles', '/profiles/1', '/about', '/nope', '/test']) {
    await page.goto(path)
    const layers = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(sheet => [...sheet.cssRules])
        .map(({ cssText }) => /^@layer (\w+)/.exec(cssText)?.[1] ?? 'none'),
    )
    const order = [...new Set(layers)].filter(layer => ['reset', 'kit', 'views'].includes(layer))
    expect(order, path).toEqual(['reset', 'kit', 'views'])
  }
})
