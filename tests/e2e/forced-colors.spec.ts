import type { Locator, Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { openGallery } from './support/open-gallery.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

declare global {
  var describeLook: (element: Element, pseudoElement?: string) => string
}

/** Invisible lines count as none and transparent backgrounds as Canvas, because they look the same. */
const defineDescribeLook = () => {
  // Forced colors keep the alpha of a background.
  const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color)
  const findCanvasColor = () => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = 'Canvas'
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }
  const describeLine = (style: string, width: string, color: string) =>
    style === 'none' || width === '0px' ? 'no line' : `${style} ${width} ${color}`
  globalThis.describeLook = (element, pseudoElement) => {
    const styles = getComputedStyle(element, pseudoElement)
    if (styles.content === 'none' && pseudoElement !== undefined) return ''
    const { backgroundColor, backgroundImage, opacity, fill } = styles
    return [
      describeLine(styles.outlineStyle, styles.outlineWidth, styles.outlineColor),
      describeLine(styles.borderTopStyle, styles.borderTopWidth, styles.borderTopColor),
      isTransparent(backgroundColor) ? findCanvasColor() : backgroundColor,
      backgroundImage,
      opacity,
      fill,
    ].join(', ')
  }
}
test.beforeEach(({ page }) => page.addInitScript(defineDescribeLook))

const describeLook = (element: Locator) => element.evaluate(node => globalThis.describeLook(node))

async function expectDistinct(name: string, selectedElement: Locator, unselectedElement: Locator): Promise<void> {
  await expect(selectedElement.first(), name).toBeVisible()
  expect(await describeLook(selectedElement.first()), name).not.toBe(await describeLook(unselectedElement.first()))
}

const openHydrated = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrate(page)
}

test('the chosen category and the current page of a list are distinct', async ({ page }) => {
  await openHydrated(page, '/moskva/specialists/repetitory?page=2')
  const filters = page.getByRole('complementary', { name: 'Фильтры' })
  await expectDistinct('the category', filters.locator('[aria-current]'), filters.locator('a:not([aria-current])'))
  const pages = page.getByRole('navigation', { name: 'Страницы' })
  await expectDistinct('the page', pages.locator('[aria-current]'), pages.getByRole('link', { name: 'Страница 1' }))
})

test('in the city picker, the chosen letter and the active city are distinct', async ({ page }) => {
  await openHydrated(page, '/kazan')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Казань/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expectDistinct(
    'the letter',
    dialog.getByRole('tab', { selected: true }),
    dialog.getByRole('tab', { name: 'А', exact: true }),
  )
  await page.keyboard.press('ArrowDown')
  const activeCell = dialog.locator('[role=gridcell][aria-selected=true]')
  await expectDistinct(
    'the city',
    activeCell.locator('a'),
    dialog.locator('[role=gridcell][aria-selected=false] a:not([aria-current])'),
  )
})

test('on the home page, the chosen letter and the active suggestion are distinct', async ({ page }) => {
  await openHydrated(page, '/#letter-k')
  const cities = page.locator('#cities')
  await expectDistinct('the letter', cities.locator('[aria-current]'), cities.locator('a[href="#letter-l"]'))
  await page.getByRole('main').getByRole('search').getByLabel('Услуга или имя').focus()
  await page.keyboard.insertText('репет')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectDistinct(
    'the suggestion',
    page.locator('[role=option][aria-selected=true]'),
    page.locator('[role=option][aria-selected=false]'),
  )
})

test('the chosen filter of notifications is distinct', async ({ page, context, site }) => {
  await signIn(context, site.url)
  await openHydrated(page, '/profile#notifications')
  const tabs = page.getByRole('navigation', { name: 'Какие уведомления показать' })
  await expectDistinct('the filter', tabs.locator('[aria-current]'), tabs.locator('a:not([aria-current])'))
})

test('a checked input of the gallery is distinct from an unchecked one', async ({ page }) => {
  await openGallery(page)
  const indistinctInputs = await page.locator('main :is([type=radio], [type=checkbox]):checked').evaluateAll(inputs => {
    const describeInput = (input: Element) =>
      [input, input.nextElementSibling, input.closest('label')].flatMap(element =>
        element ? [undefined, '::before', '::after'].map(pseudo => globalThis.describeLook(element, pseudo)) : [],
      )
    return inputs.flatMap(input => {
      if (!(input instanceof HTMLInputElement)) return []
      const checkedLook = describeInput(input).join()
      input.checked = false
      const uncheckedLook = describeInput(input).join()
      input.checked = true
      return checkedLook === uncheckedLook ? [input.outerHTML] : []
    })
  })
  expect(indistinctInputs).toEqual([])
})
