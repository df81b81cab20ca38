import { openGallery } from './support/open-gallery.ts'
import { expect, test } from './support/test.ts'

const controls = 'a[href], button, input, select, textarea'

test('all targets of the gallery are large enough', async ({ page }) => {
  await openGallery(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const smallTargets = await page.locator(`main :is(${controls})`).evaluateAll(
      (elements, isPhone) =>
        elements.flatMap(element => {
          // The target of a choice is its row. The target of a card link is its card. Links in sentences are exempt.
          const target = element.closest(element.tagName === 'A' ? 'label, li.card' : 'label') ?? element
          if (element.closest('p, label') && element.tagName === 'A') return []
          const { width: targetWidth, height } = target.getBoundingClientRect()
          if (targetWidth === 0) return []
          const isPrimary = isPhone && element.matches('input, select, textarea, button:not([class*="small"])')
          const minimum = isPrimary && !element.closest('p') && !element.matches('[class*="chip"]') ? 44 : 24
          return Math.min(height, targetWidth) + 0.5 < minimum
            ? [`${element.outerHTML.slice(0, 80)}: ${targetWidth} × ${height}`]
            : []
        }),
      width < 768,
    )
    expect.soft(smallTargets, `${width} pixels wide`).toEqual([])
  }
})

test('every Tab stop of the gallery has a focus ring', async ({ page }) => {
  await openGallery(page)
  const main = page.locator('main')
  await main.focus()
  // Records the stops in the page, because asking the page after each press would take most of the time.
  const stopList = await page.evaluateHandle(() => {
    const stops: string[] = []
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.closest('main')) return
      const hasFocusRing = [target, target.closest('label')].some(
        candidate =>
          candidate !== null &&
          [undefined, '::after'].some(pseudo => getComputedStyle(candidate, pseudo).outlineStyle !== 'none'),
      )
      stops.push(
        `${target.tagName} ${target.getAttribute('name') ?? target.textContent.slice(0, 30)}: ${hasFocusRing ? 'ring' : 'NO RING'}`,
      )
    })
    return stops
  })
  const isFocusInMain = () => main.evaluate(element => element.contains(document.activeElement))
  while (await isFocusInMain()) for (let press = 0; press < 10; press++) await page.keyboard.press('Tab')
  const stops = await stopList.jsonValue()
  expect(stops.length).toBeGreaterThan(60)
  expect(stops.filter(stop => stop.includes('NO RING'))).toEqual([])
})

test('an invalid radio button keeps its border color on hover', async ({ page }) => {
  await openGallery(page)
  const radio = page.locator('main fieldset[aria-invalid=true] input').first()
  const getFinalColor = () =>
    radio.evaluate(async element => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      return getComputedStyle(element).borderColor
    })
  const color = await getFinalColor()
  await radio.hover()
  expect(await radio.evaluate(element => element.matches(':hover'))).toBe(true)
  expect(await getFinalColor()).toBe(color)
})
