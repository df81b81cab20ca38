import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { getStoredItem } from './support/local-storage.ts'
import { holdRequests } from './support/hold-requests.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { throttleCpu } from './support/throttle-cpu.ts'
import { pressAndLoseFocus } from './support/check-focus-on-press.ts'
import { expect, test } from './support/test.ts'

test.use({ cookiesAccepted: false })

const getBanner = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const getAcceptButton = (page: Page) => getBanner(page).getByRole('button', { name: 'Принять' })

test('accepting before hydration is remembered', async ({ page }) => {
  await holdRequests(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await getAcceptButton(page).click()
  await expect(getBanner(page)).toBeHidden()
  expect(await getStoredItem(page, 'cookiesAccepted')).toBe('true')
  await page.goto('/kazan')
  await expect(getBanner(page)).toBeHidden()
})

test('the banner stays across soft navigations until it is accepted, and stays hidden on the next page', async ({
  page,
}) => {
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Казань', exact: true }).first().click()
  await expect(page).toHaveURL('/kazan')
  await expect(getBanner(page)).toBeVisible()
  await getAcceptButton(page).hover()
  await expect(page.locator('html')).toHaveAttribute('data-cookies', '0')
  await getAcceptButton(page).click()
  await expect(getBanner(page)).toBeHidden()
  expect(await getStoredItem(page, 'cookiesAccepted')).toBe('true')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /\. На главную$/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(getBanner(page)).toBeHidden()
})

test('consent in another tab hides the banner of an open page', async ({ page, context }) => {
  await page.goto('/about')
  await hydrate(page)
  await expect(getBanner(page)).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/kazan')
  await getAcceptButton(otherTab).click()
  await expect(getBanner(page)).toBeHidden()
})

test('accepting loads no script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/kazan')
  await hydrate(page)
  await page.mouse.move(600, 300)
  await expect(page.locator('html')).toHaveAttribute('data-cookies', '0')
  // Focusing the button loads the script that tracks the focus.
  const focusScriptResponse = page.waitForResponse(response => response.request().resourceType() === 'script')
  await getAcceptButton(page).focus()
  await focusScriptResponse
  const scriptCount = scripts.length
  await getAcceptButton(page).hover()
  await getAcceptButton(page).click()
  await expect(getBanner(page)).toBeHidden()
  expect(scripts).toHaveLength(scriptCount)
  expect(await getStoredItem(page, 'cookiesAccepted')).toBe('true')
})

test.describe('for visitors who have accepted cookies', () => {
  test.use({ cookiesAccepted: true })

  test('the banner never appears before, during or after hydration', async ({ page, context }) => {
    await context.addInitScript(() => {
      const checkBanner = () => {
        const box = document.querySelector('[data-cookie-banner]')?.getBoundingClientRect()
        if (box && box.height > 0) throw new Error('The banner was visible')
        requestAnimationFrame(checkBanner)
      }
      requestAnimationFrame(checkBanner)
    })
    await throttleCpu(page)
    await page.goto('/kazan', { waitUntil: 'domcontentloaded' })
    await expect(getBanner(page)).toBeHidden()
    await hydrate(page)
    await expect(getBanner(page)).toBeHidden()
  })
})

test('the page ends with its footer, without space for the banner below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profiles/4')
  await expect(getBanner(page)).toBeVisible()
  const remainingPx = await page
    .getByRole('contentinfo')
    .evaluate(footer => document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().bottom)
  expect(remainingPx).toBeCloseTo(0, 0)
})

test('the banner is not printed', async ({ page }) => {
  await page.goto('/kazan')
  await expect(getBanner(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(getBanner(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the banner is hidden, because it could not be accepted', async ({ page }) => {
    await page.goto('/kazan')
    await expect(getBanner(page)).toBeHidden()
  })
})

test('the banner has no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/kazan')
  await expect(getBanner(page)).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
})

for (const width of [360, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('R-cookie-banner: the banner is at the bottom and causes no layout shift', async ({ page, context }) => {
      await recordLayoutShifts(context)
      await page.goto('/')
      await expect(getBanner(page)).toBeVisible()
      const box = await getBanner(page).boundingBox()
      const margin = width < 768 ? 0 : 24
      expect(box?.x).toBe(margin)
      expect(box?.width).toBe(width < 768 ? width : 440)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800 - margin)
      await hydrate(page)
      await getAcceptButton(page).hover()
      await getAcceptButton(page).click()
      await expect(getBanner(page)).toBeHidden()
      expect(await getLayoutShift(page)).toBe(0)
    })

    for (const path of width < 768 ? ['/kazan', '/profiles/1'] : ['/help'])
      test(`R-cookie-banner: on ${path} the banner never covers the focused element`, async ({ page }) => {
        await page.goto(path)
        await hydrate(page)
        await expect(getBanner(page)).toBeVisible()
        const stops: string[] = []
        const coveredStops: string[] = []
        for (;;) {
          await page.keyboard.press('Tab')
          const stop = await page.evaluate(() => {
            const element = document.activeElement
            const banner = document.querySelector('[data-cookie-banner]')
            if (!element || !banner || element === document.body) return undefined
            const [a, b] = [element.getBoundingClientRect(), banner.getBoundingClientRect()]
            const isApart = a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right
            return {
              text: `${element.tagName} ${element.textContent.slice(0, 40)}`,
              isUncovered: isApart || banner.contains(element),
            }
          })
          if (!stop || stops.length > 150) break
          stops.push(stop.text)
          if (!stop.isUncovered) coveredStops.push(stop.text)
        }
        expect(stops.length).toBeGreaterThan(10)
        // If the focus were lost, the loop would end before the last control.
        expect(stops.at(-1)).toMatch(/^BUTTON Тема/)
        expect(coveredStops).toEqual([])
      })
  })

test('the banner follows the skip link in the Tab order', async ({ page }) => {
  await page.goto('/kazan')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(getAcceptButton(page)).toBeFocused()
  await pressAndLoseFocus(page, 'Enter')
  await expect(getBanner(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /\. На главную$/ }).first()).toBeFocused()
})
