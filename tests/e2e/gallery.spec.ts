import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { openGallery } from './support/open-gallery.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/test', '/en/test'] as const)
  test(`${path} hydrates without an interaction, fits every screen and has no axe violations in either theme`, async ({
    page,
  }) => {
    await openGallery(page, path)
    for (const width of [1280, 768, 360, 320]) {
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
