import type { Locator, Page } from '@playwright/test'
import { hydrate, waitForHydration } from '#tests/support/hydration.ts'
import { createMockApiControl, signIn } from './support/mock-api-control.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** Reads the styles that distinguish an element in forced colors. */
const readStyles = (element: Locator) =>
  element.evaluate(node => {
    const { outlineStyle, outlineWidth, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(node)
    const outline = outlineStyle === 'none' ? 'no outline' : `${outlineStyle} ${outlineWidth}`
    return `${outline}, ${borderTopWidth} ${borderTopColor}, ${backgroundColor}`
  })

/** Checks that a state is not shown only by an ordinary background or a transparent border. */
async function expectDistinct(selected: Locator, unselected: Locator): Promise<void> {
  await expect(selected.first()).toBeVisible()
  const [selectedStyles, unselectedStyles] = [await readStyles(selected.first()), await readStyles(unselected.first())]
  expect(selectedStyles).not.toBe(unselectedStyles)
}

const openHydrated = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrate(page)
}

test('the current page is distinct', async ({ page }) => {
  await openHydrated(page, '/moskva/specialists?page=2')
  const pages = page.getByRole('navigation', { name: 'Страницы' })
  await expectDistinct(pages.locator('[aria-current]'), pages.getByRole('link', { name: 'Страница 1' }))
})

test('the chosen category of a list is distinct', async ({ page }) => {
  await openHydrated(page, '/moskva/specialists/repetitory')
  const filters = page.getByRole('complementary', { name: 'Фильтры' })
  await expectDistinct(filters.locator('[aria-current]'), filters.locator('a:not([aria-current])'))
})

test('the chosen letter and the active city are distinct', async ({ page }) => {
  await openHydrated(page, '/kazan')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Казань/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expectDistinct(dialog.getByRole('tab', { selected: true }), dialog.getByRole('tab', { name: 'А', exact: true }))
  await page.keyboard.press('ArrowDown')
  const active = dialog.locator('[role=gridcell][aria-selected=true]')
  await expectDistinct(
    active.locator('a'),
    dialog.locator('[role=gridcell][aria-selected=false] a:not([aria-current])'),
  )
})

test('the chosen letter of the cities on home is distinct', async ({ page }) => {
  await openHydrated(page, '/#letter-k')
  const letters = page.locator('#cities [aria-current]')
  await expectDistinct(letters, page.locator('#cities a[href="#letter-l"]'))
})

test('the active suggestion is distinct', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('main').getByRole('search').getByLabel('Услуга или имя').focus()
  await page.keyboard.insertText('репет')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectDistinct(
    page.locator('[role=option][aria-selected=true]'),
    page.locator('[role=option][aria-selected=false]'),
  )
})

test('the filter of notifications is distinct', async ({ page, context, request, site }) => {
  await createMockApiControl(request, site.api.url).reset()
  await signIn(context, site.url)
  await openHydrated(page, '/profile#notifications')
  const tabs = page.getByRole('navigation', { name: 'Какие уведомления показать' })
  await expectDistinct(tabs.locator('[aria-current]'), tabs.locator('a:not([aria-current])'))
})

test('a checked input of the gallery is distinct from an unchecked one', async ({ page }) => {
  await page.goto('/test')
  await waitForHydration(page)
  const indistinctInputs = await page.locator('main :is([type=radio], [type=checkbox]):checked').evaluateAll(inputs => {
    const readInputStyles = (input: Element) =>
      [input, input.nextElementSibling, input.closest('label')].flatMap(styledElement =>
        styledElement
          ? [undefined, '::before', '::after'].map(pseudoElement => {
              const { outlineStyle, borderTopColor, borderTopWidth, backgroundColor, backgroundImage, opacity, fill } =
                getComputedStyle(styledElement, pseudoElement)
              return [outlineStyle, borderTopColor, borderTopWidth, backgroundColor, backgroundImage, opacity, fill]
            })
          : [],
      )
    return inputs.flatMap(input => {
      if (!(input instanceof HTMLInputElement)) return []
      const checkedStyles = JSON.stringify(readInputStyles(input))
      input.checked = false
      const uncheckedStyles = JSON.stringify(readInputStyles(input))
      input.checked = true
      return checkedStyles === uncheckedStyles ? [input.outerHTML] : []
    })
  })
  expect(indistinctInputs).toEqual([])
})
