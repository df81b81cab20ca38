import { openPage } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

/* The inline script does not run where `popover` is unknown, so it loads no other scripts. */

const scriptedControls = 'button:visible:not([type=submit]):not([popovertarget]), .js-only:visible'

test.beforeEach(({ context }) => context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover')))

test('no page shows a control that needs script in an old browser', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of [
    '/',
    '/kazan',
    '/kazan/specialists',
    '/profiles/4',
    '/profiles/cities',
    '/help/offer',
    '/profiles/compare',
  ]) {
    await openPage(page, path)
    await page.mouse.move(5, 300)
    await page.mouse.move(8, 310)
    await page.keyboard.press('Tab')
    await expect.soft(page.locator(scriptedControls), path).toHaveCount(0)
    expect.soft(scripts.splice(0), path).toEqual([])
  }
})

test('form links lead to a visible note about JavaScript in an old browser', async ({ page }) => {
  for (const [path, link, note] of [
    ['/kazan', '[data-form=request]', '#request'],
    ['/profiles/4', '[data-form=review]', '#review'],
    ['/help/offer', '[data-form=placement]', '#application-month'],
  ] as const) {
    await page.goto(path)
    await page.locator(link).first().click()
    await expect(page).toHaveURL(path + note)
    const noteText = page.locator(`.no-js:is(${note}, :has(${note}))`)
    await expect(noteText).toBeVisible()
    await expect(noteText).toContainText('JavaScript')
  }
})

test('search and filters work in an old browser', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('searchbox').fill('репетитор')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profiles?category=repetitory')
  await page.locator('#price-to').fill('1500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price_to=1500/)
})
