import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { hydrate } from '#tests/support/hydration.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, test } from './support/test.ts'

const mainTemplates = ['/', '/moskva', '/moskva/specialists', '/profiles/1']
const templates = [
  '/',
  '/moskva',
  '/moskva/specialists?page=2',
  '/profiles/1',
  '/profiles/cities?category=repetitory',
  '/profiles/compare?ids=1,2,3,4',
  '/nope',
]
const paths = [...templates, '/profiles', '/moskwa']

// Both languages have the same elements and colors, so English covers only the main templates.
for (const { prefix, width, locale, checkedPaths, themedPaths } of [
  { prefix: '', width: 360, locale: 'ru-RU', checkedPaths: paths, themedPaths: templates },
  { prefix: '/en', width: 1280, locale: 'en-US', checkedPaths: mainTemplates, themedPaths: [] },
])
  test.describe(locale, () => {
    test.use({ locale, viewport: { width, height: 800 } })
    for (const path of checkedPaths)
      test(`${path} has a heading, the right language and no axe violations`, async ({ page }) => {
        const localizedPath = prefix + (prefix && path === '/' ? '' : path)
        expect((await page.goto(localizedPath))?.status()).toBe(/nope|moskwa/.test(path) ? 404 : 200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'en' : 'ru')
        await (themedPaths.includes(path) ? expectNoAxeViolationsInBothThemes(page) : expectNoAxeViolations(page))
      })
  })

for (const { path, skipsHeader } of [
  { path: '/', skipsHeader: false },
  { path: '/moskva/specialists', skipsHeader: false },
  { path: '/profiles/1', skipsHeader: true },
])
  test(`on ${path} the skip link is the first Tab stop${skipsHeader ? ' and leads to the content' : ''}, and the next stops have a focus ring and a size`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrate(page)
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'К содержанию' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport()
    if (skipsHeader) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    }
    const stops: string[] = []
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        // A link that covers its card shows the ring on `::after`.
        const hasFocusRing = [undefined, '::after'].some(pseudoElement => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudoElement)
          return outlineStyle !== 'none' && outlineWidth !== '0px'
        })
        const { width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${element.textContent.slice(0, 40)}: ${hasFocusRing ? 'ring' : 'NO RING'}, ${width >= 1 && height >= 1 ? 'has a size' : 'NO SIZE'}`
      })
      stops.push(stop)
    }
    expect(stops.filter(stop => /NO RING|NO SIZE/.test(stop))).toEqual([])
  })

test('the city filter and its results work with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Название города или области' }).focus()
  await page.keyboard.type('Казань')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/«Казань»/)
  const result = page.locator('#cities').getByRole('link', { name: 'Казань' })
  await tabTo(page, result, 60)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kazan')
})
