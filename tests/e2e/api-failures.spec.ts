import { expect, test } from './support/test.ts'

test('Retry and the language switch of an error page keep the URL', async ({ page, site }) => {
  const path = '/en/tambov/specialists?page=2'
  site.api.setBehavior('unreachable')
  expect((await page.goto(path))?.status()).toBe(503)
  await expect(page.getByRole('link', { name: 'Русский' }).first()).toHaveAttribute(
    'href',
    '/tambov/specialists?page=2',
  )
  site.api.setBehavior('good')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tambov/)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
})
