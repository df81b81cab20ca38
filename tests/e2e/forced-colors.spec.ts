import type { Locator, Page } from '@playwright/test'
import { hydrate, waitForHydration } from '#tests/support/hydration.ts'
import { createMockApiControl, signIn } from './support/mock-api-control.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** What remains of an element's looks in forced colors. */
const getLooks = (element: Locator) =>
  element.evaluate(shown => {
    const { outlineStyle, outlineWidth, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(shown)
    const outline = outlineStyle === 'none' ? 'no outline' : `${outlineStyle} ${outlineWidth}`
    return `${outline}, ${borderTopWidth} ${borderTopColor}, ${backgroundColor}`
  })

/** A state must not be shown by an ordinary background or a transparent border alone. */
async function expectDistinct(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible()
  const [looks, otherLooks] = [await getLooks(chosen.first()), await getLooks(other.first())]
  expect(looks).not.toBe(otherLooks)
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrate(page)
}

test('the current page is distinct', async ({ page }) => {
  await open(page, '/moskva/specialists?page=2')
  const pages = page.getByRole('navigation', { name: 'Страницы' })
  await expectDistinct(pages.locator('[aria-current]'), pages.getByRole('link', { name: 'Страница 1' }))
})

test('the chosen category of a list is distinct', async ({ page }) => {
  await open(page, '/moskva/specialists/repetitory')
  const filters = page.getByRole('complementary', { name: 'Фильтры' })
  await expectDistinct(filters.locator('[aria-current]'), filters.locator('a:not([aria-current])'))
})

test('the chosen letter and the active city are distinct', async ({ page }) => {
  await open(page, '/kazan')
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
  await open(page, '/#letter-k')
  const letters = page.locator('#cities [aria-current]')
  await expectDistinct(letters, page.locator('#cities a[href="#letter-l"]'))
})

test('the active suggestion is distinct', async ({ page }) => {
  await open(page, '/')
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
  await open(page, '/profile#notifications')
  const tabs = page.getByRole('navigation', { name: 'Какие уведомления показать' })
  await expectDistinct(tabs.locator('[aria-current]'), tabs.locator('a:not([aria-current])'))
})

test('every choice of the gallery is distinct from its alternative', async ({ page }) => {
  await page.goto('/test')
  await waitForHydration(page)
  const same = await page.locator('main :is([type=radio], [type=checkbox]):checked').evaluateAll(all => {
    const read = (input: Element) =>
      [input, input.nextElementSibling, input.closest('label')].flatMap(shown =>
        shown
          ? [undefined, '::before', '::after'].map(part => {
              const { outlineStyle, borderTopColor, borderTopWidth, backgroundColor, backgroundImage, opacity, fill } =
                getComputedStyle(shown, part)
              return [outlineStyle, borderTopColor, borderTopWidth, backgroundColor, backgroundImage, opacity, fill]
            })
          : [],
      )
    return all.flatMap(input => {
      if (!(input instanceof HTMLInputElement)) return []
      const before = JSON.stringify(read(input))
      input.checked = false
      const after = JSON.stringify(read(input))
      input.checked = true
      return before === after ? [input.outerHTML] : []
    })
  })
  expect(same).toEqual([])
})
