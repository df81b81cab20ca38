import { expect, test } from './support/test.ts'

/* An engine without popovers is older than the oldest that scripts work in: it gets pages to read. */

const needsScript = 'button:visible:not([type=submit]):not([popovertarget]), .scripted:visible'

test.beforeEach(({ context }) => context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover')))

for (const path of [
  '/',
  '/kazan',
  '/kazan/specialists',
  '/profiles/4',
  '/profiles/cities',
  '/help/offer',
  '/profiles/compare',
])
  test(`${path} shows an old engine nothing that it could not use`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path)
    await page.mouse.move(5, 300)
    await page.mouse.move(8, 310)
    await page.keyboard.press('Tab')
    await expect(page.locator(needsScript)).toHaveCount(0)
    expect(scripts).toEqual([])
  })

test('an old engine follows the links of forms to what one can do instead', async ({ page }) => {
  for (const [path, link, note] of [
    ['/kazan', '[data-form=request]', '#request'],
    ['/profiles/4', '[data-form=review]', '#forms'],
    ['/help/offer', '[data-form=placement]', '#application'],
  ] as const) {
    await page.goto(path)
    await page.locator(link).first().click()
    await expect(page).toHaveURL(path + note)
    await expect(page.locator(note)).toContainText('JavaScript')
  }
})

test('an old engine searches and filters', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('searchbox').fill('репетитор')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page.locator('#price-to').fill('1500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price_to=1500/)
})
