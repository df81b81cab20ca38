import type { Locator, Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

const getBox = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

const getMiddleY = async (element: Locator) => {
  const { y, height } = await getBox(element)
  return y + height / 2
}

const measureHeaderCity = (page: Page) =>
  page.getByRole('banner').evaluate(header => {
    const [name, search] = [header.querySelector('[data-city-name]'), header.querySelector('form')]
    if (!(name instanceof HTMLElement) || !search) throw new Error('The header has no city or no search')
    const availableWidth = name.getBoundingClientRect().width
    name.style.overflow = 'visible'
    const nameRange = document.createRange()
    nameRange.selectNodeContents(name)
    const { width } = nameRange.getBoundingClientRect()
    name.style.overflow = ''
    return { cutPx: width - availableWidth, searchWidth: search.getBoundingClientRect().width }
  })

test('the header truncates the city name only if its search has the minimum width', async ({ page }) => {
  for (const path of ['/kazan', '/en/yekaterinburg', '/aleksandrovsk-sakhalinskiy']) {
    await page.goto(path)
    // The layout of the header changes at 1024 and 1280 pixels.
    for (const width of [768, 854, 940, 1023, 1024, 1110, 1196, 1279, 1290]) {
      await page.setViewportSize({ width, height: 800 })
      const { cutPx, searchWidth } = await measureHeaderCity(page)
      const minWidth = width < 1024 ? 180 : 280
      if (searchWidth > minWidth + 1) expect(cutPx, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('on a tablet the city, popular services and the link to all cities fit on two lines', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const city of ['/kazan', '/aleksandrovsk-sakhalinskiy']) {
    await page.goto(city)
    await hydrate(page)
    await page.goto('/')
    const main = page.getByRole('main')
    const chip = main.getByRole('link', { name: /изменить$/ })
    await expect(chip).toBeVisible()
    const allCitiesLink = main.getByRole('link', { name: /городов по буквам/ })
    expect((await getMiddleY(allCitiesLink)) - (await getMiddleY(chip)), city).toBeLessThan(60)
  }
})

test('a comparison shows the handle of every contact below the name of its network', async ({ page }) => {
  await page.goto('/profiles/compare?ids=1,2,3,4')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const handles = page.getByRole('main').locator('a small')
    expect(await handles.count()).toBeGreaterThan(4)
    const offsets = await handles.evaluateAll(elements =>
      elements.map(element => {
        const [handleBox, textBox] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()]
        return { x: handleBox.x - (textBox?.x ?? NaN), y: handleBox.y - (textBox?.y ?? NaN) }
      }),
    )
    for (const { x, y } of offsets) {
      expect(x, `${width} pixels wide`).toBeCloseTo(0, 0)
      expect(y, `${width} pixels wide`).toBeGreaterThan(10)
    }
  }
})

test('on a tablet the benefits of a profile are beside the registration form', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/register')
  const textbox = await getBox(page.getByRole('main').getByRole('textbox'))
  const benefits = await getBox(page.getByRole('main').getByRole('heading', { level: 2 }))
  expect(benefits.x).toBeGreaterThan(textbox.x + textbox.width)
  expect(benefits.y).toBeLessThan(textbox.y)
})

test('a button beside a heading is as wide as its text', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/profiles/cities?category=repetitory')
  const button = page.getByRole('main').getByRole('link', { name: /по всей России/ })
  const excessWidth = await button.evaluate(element => {
    const textRange = document.createRange()
    textRange.selectNodeContents(element)
    return element.getBoundingClientRect().width - textRange.getBoundingClientRect().width
  })
  expect(excessWidth).toBeLessThan(50)
})

test('the wrapped lines of a toast’s action start at the same edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profiles/4')
  await hydrate(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('main').getByRole('button', { name: 'Избранное' }).click()
  const action = page.getByRole('region', { name: 'Сообщения' }).getByRole('button', { name: 'Открыть избранное' })
  await expect(action).toBeVisible()
  const lineStarts = await action.evaluate(element => {
    const textRange = document.createRange()
    textRange.selectNodeContents(element)
    return Array.from(textRange.getClientRects(), ({ left }) => left)
  })
  expect(lineStarts.length).toBeGreaterThan(1)
  expect(new Set(lineStarts).size).toBe(1)
})
