import { hydrate } from '#tests/support/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { expect, test } from './support/test.ts'

const serverArgs = ['dist/start.cjs']

test('without an API the site shows demo data with a notice, and photos that open in a dialog', async ({ page }) => {
  const port = await reservePort()
  const site = await startProcess(serverArgs, { PORT: String(port) }, line => line.includes(`:${port}`))
  const url = `http://127.0.0.1:${port}`
  const response = await page.goto(`${url}/moskva`)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('contentinfo').getByText('Демонстрационные данные')).toBeVisible()
  expect(site.getOutput()).toMatch(/demo data/)
  const images = page.locator('img[src*="/_next/image"]')
  await expect(images.first()).toBeVisible()
  await expect
    .poll(() =>
      images.evaluateAll(
        elements => elements.filter(image => !(image instanceof HTMLImageElement && image.naturalWidth > 0)).length,
      ),
    )
    .toBe(0)

  await page.goto(`${url}/profiles/4`)
  await hydrate(page)
  const photo = page.getByRole('link', { name: 'Фотография 1' })
  await photo.click()
  const dialog = page.getByRole('dialog', { name: /^Фотография 1 из/ })
  await expect
    .poll(() => dialog.getByRole('img').evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(300)
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: /^Фотография 2 из/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()
  const imageResponse = await page.request.get(`${url}${await photo.getAttribute('href')}`)
  expect(imageResponse.headers()['content-type']).toMatch(/^image\//)
  expect(imageResponse.headers()['content-disposition']).toMatch(/^inline/)
  await site.stop()
})
