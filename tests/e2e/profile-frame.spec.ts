import type { Locator, Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { goBack } from './support/go-back.ts'
import { holdFiles } from './support/hold-files.ts'
import { expect, test } from './support/test.ts'

type Box = readonly (number | undefined)[]

declare global {
  /** For each frame, the boxes of its parts and the number of animations. */
  var shownFrames: { boxes: readonly Box[]; moving: number }[] | undefined
  var viewTransitions: number | undefined
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const getCards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')

/** Selectors of the avatar, the name, the specialities and the city. */
const parts = ['> span', 'h1', 'p:has(+ p:last-child)', 'p:last-child']
const getPartSelectors = (header: string, head: string) => [`${header} a`, ...parts.map(part => `${head} ${part}`)]

async function recordFrames(page: Page) {
  await page.evaluate(
    selectors => {
      globalThis.shownFrames = []
      globalThis.viewTransitions = 0
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = call => {
        globalThis.viewTransitions = (globalThis.viewTransitions ?? 0) + 1
        return start(call)
      }
      new MutationObserver(changes => {
        const frame = changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .find(node => node instanceof Element && node.matches('.profile-frame'))
        if (!(frame instanceof Element)) return
        globalThis.shownFrames?.push({
          boxes: selectors.map(selector => {
            const { x, y, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
            return [x, y, height]
          }),
          moving: frame.getAnimations({ subtree: true }).length,
        })
      }).observe(document.body, { childList: true })
    },
    getPartSelectors('.profile-frame header', '.profile-frame > div'),
  )
}

async function prefetch(page: Page, card: Locator) {
  const answer = page.waitForResponse(/\/profiles\/\d+\?_rsc=/)
  await card.dispatchEvent('touchstart')
  await (await answer).finished()
}

const readFrames = (page: Page) => page.evaluate(() => globalThis.shownFrames ?? [])

for (const path of ['/kazan/specialists', '/en/kazan/specialists', '/kazan'])
  test(`tapping a prefetched profile on ${path} shows its frame, which the profile then replaces in place`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrate(page)
    const card = getCards(page).nth(2)
    await card.scrollIntoViewIfNeeded()
    await prefetch(page, card)
    await recordFrames(page)
    await card.tap()
    await page.waitForURL(/\/profiles\/\d+$/)
    await expect(page.locator('.profile-frame')).toHaveCount(0)
    const shown = await page.evaluate(
      selectors =>
        selectors.map(selector => {
          const { x, y, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return [x, y, height]
        }),
      getPartSelectors('header', 'main article > header'),
    )
    expect(await readFrames(page)).toEqual([{ boxes: shown, moving: 0 }])
  })

test('avatar and name animate once, with the frame, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/moskva/specialists')
  await hydrate(page)
  const card = getCards(page).nth(15)
  await card.scrollIntoViewIfNeeded()
  await prefetch(page, card)
  const position = await card.boundingBox()
  await recordFrames(page)
  await card.tap()
  await page.waitForURL(/\/profiles\/\d+$/)
  await expect(page.getByRole('heading', { name: /^Отзывы/ })).toBeAttached()
  await expect(page.locator('.profile-frame')).toHaveCount(0)
  expect((await readFrames(page)).map(({ moving }) => moving)).toEqual([2])
  expect(await page.evaluate(() => globalThis.viewTransitions)).toBe(0)
  await goBack(page)
  await page.waitForURL('/moskva/specialists')
  await expect.poll(() => card.boundingBox()).toEqual(position)
})

test('a profile that is not prefetched shows no frame', async ({ page }) => {
  await page.goto('/moskva/specialists')
  await hydrate(page)
  const release = await holdFiles(page, /_rsc=/)
  await recordFrames(page)
  await getCards(page).first().tap()
  await expect(page.locator('.loading-indicator')).not.toHaveCSS('opacity', '0')
  await release()
  await page.waitForURL(/\/profiles\/\d+$/)
  expect(await readFrames(page)).toEqual([])
})
