import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { openGallery } from './support/open-gallery.ts'
import { expect, test } from './support/test.ts'

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
