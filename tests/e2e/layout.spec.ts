import { getRouteFacts, routeNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { chromium, type Page } from '@playwright/test'
import { getChromiumLaunchOptions } from '#tests/support/chromium-launch.ts'
import { hydrate } from '#tests/support/hydration.ts'
import { acceptCookies } from './support/local-storage.ts'
import { findLayoutFaults } from './support/find-layout-faults.ts'
import { layOutWholePage } from './support/lay-out-whole-page.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { openPage } from './support/open-page.ts'
import { signIn } from './support/sign-in.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

const widths = [320, 360, 412, 600, 768, 900, 1023, 1024, 1280, 1920]
const layoutWidths = [320, 768, 1280]

const templates = [
  '/',
  '/kazan',
  '/kazan/specialists',
  '/kazan/specialists/repetitory?rating_from=4.5&price_to=3000&sort=price',
  // The longest name of a city.
  '/aleksandrovsk-sakhalinskiy',
  '/aleksandrovsk-sakhalinskiy/specialists',
  '/profiles',
  '/profiles/1',
  // Has two-digit years of experience and a long word.
  '/profiles/12',
  '/profiles/cities?category=repetitory',
  '/profiles/compare?ids=1,2,3,4',
  '/help/offer',
  '/nope',
  // A misspelled city, for which the page suggests the right one.
  '/moskwa',
]

const notFoundTemplates = ['/nope', '/moskwa']
const openTemplate = (page: Page, template: string, prefix = '') =>
  openPage(page, prefix + template, notFoundTemplates.includes(template) ? 404 : 200)

/** Measured only in the test of all widths, because other templates have the same parts. */
const repeatedTemplates = ['/kazan/specialists', '/nope']

async function findFaultsOnTemplates(page: Page, prefix: string) {
  const faults: Record<string, readonly string[]> = {}
  for (const template of templates.filter(path => !repeatedTemplates.includes(path))) {
    await openTemplate(page, template, prefix)
    Object.assign(faults, await findFaultsOnPage(page, layoutWidths))
  }
  return faults
}

async function findFaultsOnPage(
  page: Page,
  viewportWidths: readonly number[],
  { height = 800, label = '' }: { readonly height?: number; readonly label?: string } = {},
) {
  const faults: Record<string, readonly string[]> = {}
  await layOutWholePage(page)
  for (const width of viewportWidths) {
    await page.setViewportSize({ width, height })
    const pageFaults = await findLayoutFaults(page)
    if (pageFaults.length > 0) faults[`${new URL(page.url()).pathname} at ${width}${label}`] = pageFaults
  }
  return faults
}

/** In pixels; the browser's default is 16. */
async function openPageWithFontSize(size: number, site: Site) {
  site.api.setBehavior('good')
  const launchOptions = getChromiumLaunchOptions()
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--blink-settings=defaultFontSize=${size}`],
  })
  return { page: await browser.newPage({ baseURL: site.url, locale: 'ru-RU' }), close: () => browser.close() }
}

/** The spacing of WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const setTextSpacing = (page: Page) =>
  page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, textSpacing)

test('Russian pages: nothing overlaps, is clipped or scrolls sideways at any width, also with more space between letters, words and lines', async ({
  page,
}) => {
  test.slow()
  const faults: Record<string, readonly string[]> = {}
  for (const path of [...templates, '/register']) {
    await openTemplate(page, path)
    if (path !== '/register') Object.assign(faults, await findFaultsOnPage(page, widths))
    await setTextSpacing(page)
    Object.assign(faults, await findFaultsOnPage(page, [320, 768, 1280, 1440], { label: ', spaced' }))
  }
  expect(faults).toEqual({})
})

// English has the same layout and shorter words, so fewer widths are enough.
test('English pages: nothing overlaps, is clipped or scrolls sideways', async ({ page }) => {
  test.slow()
  expect(await findFaultsOnTemplates(page, '/en')).toEqual({})
})

test('the header shows the whole name of a large city on wide screens', async ({ page }) => {
  const clippedNames: string[] = []
  for (const [path, isSpaced] of [
    ['/moskva', true],
    ['/sankt-peterburg', false],
    ['/nizhniy-novgorod', false],
  ] as const) {
    await openPage(page, path)
    if (isSpaced) await setTextSpacing(page)
    for (const width of isSpaced ? [1280, 1440] : [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const name = page.getByRole('banner').locator('nav [data-city-name]').first()
      const isClipped = await name.evaluate(element => element.scrollWidth > element.clientWidth + 1)
      if (isClipped) clippedNames.push(`${path} at ${width}${isSpaced ? ', spaced' : ''}`)
    }
  }
  expect(clippedNames).toEqual([])
})

// Checked in Russian only, because its words are longer.
test('nothing overlaps, is clipped or scrolls sideways with text twice as large', async ({ site }) => {
  test.slow()
  const { page, close } = await openPageWithFontSize(32, site)
  const faults = await findFaultsOnTemplates(page, '')
  await close()
  expect(faults).toEqual({})
})

test('the ways to sign in are not clipped on a phone with text twice as large', async ({ site }) => {
  const { page, close } = await openPageWithFontSize(32, site)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/?login')
  const options = page.getByRole('dialog').locator('fieldset label')
  await expect(options).toHaveCount(2)
  const clippedOptions = await options.evaluateAll(elements =>
    elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  )
  await close()
  expect(clippedOptions).toEqual([])
})

test('pages of signed-in visitors: nothing overlaps, is clipped or scrolls sideways with text twice as large', async ({
  request,
  site,
}) => {
  test.slow()
  await createMockApiControl(request, site.api.url).replaceNotifications(12, 5)
  const { page, close } = await openPageWithFontSize(32, site)
  await signIn(page.context(), site.url)
  // With the cookie banner, the buttons of a form are not sticky.
  await acceptCookies(page.context())
  const faults: Record<string, readonly string[]> = {}
  for (const name of routeNames.filter(routeName => getRouteFacts(routeName).guard === 'authenticated')) {
    await openPage(page, routes[name].path)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    // The skeleton of the page stays in the document, hidden.
    await expect(page.locator('[aria-busy=true]:not([data-hydrate] > :last-child)')).toHaveCount(0)
    // Tall enough for sticky buttons.
    Object.assign(faults, await findFaultsOnPage(page, layoutWidths, { height: 1000 }))
  }
  await close()
  expect(faults).toEqual({})
})

test('the mark of a verified profile stays on the line of the last word of the name', async ({ page }) => {
  await openPage(page, '/kazan/specialists')
  // Hydration would fail after the test has changed the name.
  await hydrate(page)
  const name = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ hasText: 'профиль проверен' }).first()
  expect(await name.evaluate(findWrappedMarks)).toEqual([])
})

function findWrappedMarks(heading: HTMLElement): readonly string[] {
  const [link, mark] = [heading.querySelector('a'), heading.querySelector('svg')]
  if (!link || !mark) throw new Error('The name has no mark')
  const names = ['Ян Ли', 'Александра Рождественская', 'Константин Константинопольский-Заволжский', 'Абдурахмангаджиев']
  return names.flatMap(name => {
    link.textContent = name
    return Array.from({ length: 320 }, (_, index) => index + 40).flatMap(width => {
      heading.style.width = `${width}px`
      const nameRange = document.createRange()
      nameRange.selectNodeContents(link)
      const lastLine = [...nameRange.getClientRects()].at(-1)
      const { top, bottom } = mark.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return lastLine && middle > lastLine.top && middle < lastLine.bottom ? [] : [`${name} at ${width}`]
    })
  })
}

test('a long word does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/profiles/1',
    '/profiles/4',
    '/en/kazan',
    '/kazan/specialists/repetitory',
    '/profiles/compare?ids=1,4',
  ]) {
    await openPage(page, path)
    // Hydration would fail while the test changes texts.
    await hydrate(page)
    const wideningTexts = await page.getByRole('main').evaluate(main => {
      const elements = [...main.querySelectorAll(':is(h1, h2, h3, p, li, dd, td), :is(h1, h2, h3, p, li, dd, td) *')]
      const textElements = elements.filter(
        element =>
          element.childElementCount === 0 &&
          element.textContent.trim() &&
          !element.closest('button, summary, form, [class*=button]') &&
          // Excludes prices, ratings and counts.
          getComputedStyle(element).whiteSpace !== 'nowrap' &&
          !/\d/.test(element.textContent),
      )
      return textElements.flatMap(element => {
        const text = element.textContent
        element.textContent = 'длинношеее'.repeat(6)
        const width = document.documentElement.scrollWidth
        element.textContent = text
        return width > innerWidth ? [`${text}: ${width}`] : []
      })
    })
    expect.soft(wideningTexts, path).toEqual([])
  }
})

test('from 1024 pixels on, the search in the header is at least 280 pixels wide', async ({ page }) => {
  await openPage(page, '/en/kazan')
  for (const width of [1024, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await page.getByRole('banner').getByRole('search').boundingBox()
    expect(box?.width, `${width} pixels wide`).toBeGreaterThanOrEqual(280)
  }
})

/** The button, which replaces a placeholder link after hydration. */
const getBell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /уведомлени|notifications/i })

test('the header has no empty gaps, signed in or not', async ({ page, context, site }) => {
  const measureGaps = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('header > .container :is(a, button, summary)')]
        .filter(element => !element.closest('form, details > :not(summary)'))
        .filter(element => element.checkVisibility({ visibilityProperty: true }))
        .map(element => element.getBoundingClientRect())
        .toSorted((a, b) => a.left - b.left)
        // The gap after the wordmark grows on purpose.
        .slice(1)
      return boxes.flatMap((box, index) => (index === 0 ? [] : [box.left - (boxes[index - 1]?.right ?? 0)]))
    })
  for (const session of ['signed-out', 'signed-in']) {
    if (session === 'signed-in') await signIn(context, site.url)
    for (const path of ['/kazan', '/en/kazan', '/en']) {
      await openPage(page, path)
      if (session === 'signed-in') await expect(getBell(page)).toBeVisible()
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const gap of await measureGaps()) expect(gap, `${session}: ${path} at ${width}`).toBeLessThanOrEqual(20)
      }
    }
  }
})

test('the bell is between city and menu, visually and in the Tab order', async ({ page, context, site }) => {
  await signIn(context, site.url)
  await openPage(page, '/kazan')
  for (const width of [320, 360, 600, 768, 1023]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(getBell(page)).toBeVisible()
    const stops = await page
      .getByRole('banner')
      .locator('a, button, summary')
      .evaluateAll(elements =>
        elements
          .filter(element => !element.closest('details > :not(summary)'))
          .filter(element => element.checkVisibility({ visibilityProperty: true }))
          .map(element => ({
            name: element.getAttribute('aria-label') ?? element.textContent,
            left: element.getBoundingClientRect().left,
          })),
      )
    const names = stops.map(({ name }) => name)
    const visualOrder = stops.toSorted((a, b) => a.left - b.left).map(({ name }) => name)
    // On tablets the account is between bell and menu.
    const checkedNames = names.filter(name => !name.includes('профиль')).slice(-3)
    expect(checkedNames, `${width} pixels wide`).toEqual([
      expect.stringContaining('Казань'),
      expect.stringMatching(/уведомлени/i),
      expect.stringContaining('Меню'),
    ])
    expect(visualOrder, `${width} pixels wide`).toEqual(names)
  }
})

test('on a phone, no word of a footer link is broken across lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/about', '/en/about']) {
    await openPage(page, path)
    const brokenWords = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll(links =>
        links.flatMap(link => {
          const text = link.firstChild
          if (!(text instanceof Text)) return []
          return [...text.data.matchAll(/\p{L}+/gu)].flatMap(word => {
            const wordRange = document.createRange()
            wordRange.setStart(text, word.index)
            wordRange.setEnd(text, word.index + word[0].length)
            return wordRange.getClientRects().length > 1 ? [word[0]] : []
          })
        }),
      )
    expect(brokenWords, path).toEqual([])
  }
})
