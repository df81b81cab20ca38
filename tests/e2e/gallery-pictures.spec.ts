import type { Page } from '@playwright/test'
import { hydrated } from '#scripts/site/hydration.ts'
import { expectPicture } from './support/picture.ts'
import { expect, test } from './support/test.ts'

/*
 * The gallery as it is meant to look. After a change that is wanted, look at the new pictures, then keep them:
 * `npx playwright test tests/e2e/gallery-pictures.spec.ts --update-snapshots=all`.
 */
const sections = [
  'buttons',
  'fields',
  'choices',
  'marks',
  'form',
  'people',
  'cards',
  'paths',
  'notices',
  'scale',
  'colours',
]
const looks = [
  { locale: 'ru', colorScheme: 'light', width: 1280 },
  { locale: 'en', colorScheme: 'dark', width: 1280 },
  { locale: 'en', colorScheme: 'light', width: 360 },
] as const

/** What stands above a section would move it by parts of a pixel. */
const showAlone = (page: Page, section: string) =>
  page.evaluate(id => {
    const shown = document.getElementById(id)
    for (const beside of shown?.parentElement?.children ?? [])
      if (beside instanceof HTMLElement) beside.hidden = beside !== shown
  }, section)

for (const { locale, colorScheme, width } of looks)
  test.describe(`${locale}, ${colorScheme}, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('every part looks as it is meant to', async ({ page }) => {
      await page.goto(locale === 'ru' ? '/test' : '/en/test')
      await hydrated(page)
      for (const section of sections) {
        await showAlone(page, section)
        await expectPicture(page.locator(`#${section}`), `${section}-${locale}-${colorScheme}-${width}`)
      }
    })

    test('a form that was sent in vain looks as it is meant to', async ({ page }) => {
      await page.goto(locale === 'ru' ? '/test' : '/en/test')
      await hydrated(page)
      await showAlone(page, 'form')
      await page.locator('#form').getByRole('button').click()
      await expect(page.locator('#form').getByRole('group')).toBeFocused()
      await expectPicture(page.locator('#form'), `form-in-vain-${locale}-${colorScheme}-${width}`)
    })
  })
