import { hydrate } from '#scripts/site/hydration.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { freePort, startProcess } from '#scripts/site/start-process.ts'
import { expect, test } from './support/test.ts'

const server = ['dist/server.mjs']

test('without an API the site shows demo data, and says so', async ({ page }) => {
  const port = await freePort()
  const site = await startProcess(server, { PORT: String(port) }, line => line.includes(`:${port}`))
  const url = `http://127.0.0.1:${port}`
  const answer = await page.goto(`${url}/moskva`)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('contentinfo').getByText('Демонстрационные данные')).toBeVisible()
  expect(site.output()).toMatch(/demo data/)
  // Every picture arrives: none of the failed answers that other tests have to expect.
  const pictures = page.locator('img[src*="/_next/image"]')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() =>
      pictures.evaluateAll(
        found => found.filter(each => !(each instanceof HTMLImageElement && each.naturalWidth > 0)).length,
      ),
    )
    .toBe(0)

  // Photos open over the page; without script each is a picture on its own.
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
  const picture = await page.request.get(`${url}${await photo.getAttribute('href')}`)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  expect(picture.headers()['content-disposition']).toMatch(/^inline/)
  await site.stop()
})

test('with an API there is no trace of the demo', async ({ page }) => {
  const answer = await page.goto('/moskva')
  expect(answer?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText('Демонстрационные данные')).toHaveCount(0)
})

for (const [what, env, message] of [
  ['the demo is refused and no API is set', { DEMO: '0' }, /API_BASE_URL/],
  ['the port is no number', { PORT: 'many' }, /PORT.*many/],
  ['the API’s address is none', { API_BASE_URL: 'api.example' }, /API_BASE_URL/],
  [
    'two settings are wrong',
    { LOG_LEVEL: 'loud', RENDERS_AT_ONCE: '0' },
    /LOG_LEVEL[^]*RENDERS_AT_ONCE|RENDERS_AT_ONCE[^]*LOG_LEVEL/,
  ],
] as const)
  test(`the site does not start when ${what}`, async () => {
    const start = startProcess(server, env, line => line.includes('listening'))
    await expect(start).rejects.toThrow(message)
    await expect(start).rejects.not.toThrow(/ at .*\.mjs:\d/)
  })

test('what is asked while the site stops is still answered', async ({ site }) => {
  // The worker's own site has answered before: this one is asked, told to stop, and has to finish.
  const port = await freePort()
  const own = await startProcess(server, { PORT: String(port), API_BASE_URL: site.api.url }, line =>
    line.includes(`:${port}`),
  )
  site.api.behave('silent', /by\/slug\/kursk/)
  const answer = fetch(`http://127.0.0.1:${port}/kursk`)
  // The site gives a silent API little time.
  const atOnce = { intervals: [20] }
  await expect.poll(() => site.api.calls().some(call => call.includes('kursk')), atOnce).toBe(true)
  const stopped = own.stop('SIGTERM')
  site.api.behave('good')
  expect((await answer).status).toBe(200)
  await stopped
  expect(own.running()).toBe(false)
})
