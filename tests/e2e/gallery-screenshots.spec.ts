import type { Page } from '@playwright/test'
import { expectScreenshot } from './support/expect-screenshot.ts'
import { openGallery } from './support/open-gallery.ts'
import { expect, test } from './support/test.ts'

const comparedSections = [
  'buttons',
  'fields',
  'choices',
  'marks',
  'form',
  'people',
  'cards',
  'paths',
  'notices',
  'submissions',
  'notifications',
  'scale',
  'colors',
]
const variants = [
  { locale: 'ru', colorScheme: 'light', width: 1280 },
  { locale: 'en', colorScheme: 'dark', width: 1280 },
  { locale: 'en', colorScheme: 'light', width: 360 },
] as const

/** Other sections would move this one by a fraction of a pixel. Some styles override the attribute `hidden`. */
const hideOtherSections = (page: Page, section: string) =>
  page.evaluate(id => {
    const target = document.getElementById(id)
    for (const sibling of target?.parentElement?.children ?? [])
      if (sibling instanceof HTMLElement) sibling.style.display = sibling === target ? '' : 'none'
  }, section)

for (const { locale, colorScheme, width } of variants)
  test.describe(`${locale}, ${colorScheme}, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('each compared section and a rejected form match their screenshots', async ({ page }) => {
      await openGallery(page, locale === 'ru' ? '/test' : '/en/test')
      for (const section of comparedSections) {
        await hideOtherSections(page, section)
        await expectScreenshot(page.locator(`#${section}`), `${section}-${locale}-${colorScheme}-${width}`)
      }
      await hideOtherSections(page, 'form')
      await page.locator('#form').getByRole('button').click()
      await expect(page.locator('#form').getByRole('group')).toBeFocused()
      await expectScreenshot(page.locator('#form'), `rejected-form-${locale}-${colorScheme}-${width}`)
    })
  })
