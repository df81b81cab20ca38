import type { Page } from '@playwright/test'
import enPlacement from '#ui/i18n/locales/en/placement.json' with { type: 'json' }
import ruPlacement from '#ui/i18n/locales/ru/placement.json' with { type: 'json' }
import ruSubmission from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import enSession from '#ui/i18n/locales/en/session.json' with { type: 'json' }
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { turnOnDataSaver } from './support/turn-on-data-saver.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { demoCredentials, signIn } from './support/sign-in.ts'
import { signInThroughDialog } from './support/forms.ts'
import { expect, test } from './support/test.ts'

const getDialog = (page: Page, texts = ruPlacement) => page.getByRole('dialog', { name: texts.heading })

test('R-offer-buy: a visitor applies for a tariff and signs in while sending', async ({ page, request, site }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await turnOnDataSaver(page)
  await page.goto('/en/help/offer')
  const tariffs = page.getByRole('main').locator('[data-form=placement]')
  await expect(tariffs).toHaveCount(3)
  await expect(page.locator('script[src]'), 'scripts executed before the first touch').toHaveCount(0)
  await tariffs.nth(1).click()
  const dialog = getDialog(page, enPlacement)
  await expect(dialog.getByRole('radio', { name: enPlacement.tariffs.quarter.label })).toBeChecked()
  await expect(dialog).toContainText(enPlacement.next)
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('radio', { name: enPlacement.tariffs.year.label }).check()
  await dialog.getByLabel(enPlacement.comment.label).fill('С марта.')
  await dialog.getByRole('button', { name: enPlacement.submit }).click()
  await signInThroughDialog(page, demoCredentials.email, demoCredentials.password, enSession)
  const receipt = page.getByRole('dialog', { name: enPlacement.receipt.heading })
  await expect(receipt).toContainText(enPlacement.tariffs.year.label)
  const { placements } = await createMockApiControl(request, site.api.url).readSubmissions()
  expect(placements).toMatchObject([{ placement: { tariff: 'year', comment: 'С марта.' } }])
})

test('a comment survives an API failure and a reload, and the last chosen tariff is sent', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('response: 503 POST /use-cases/applyForPlacement')
  problems.expect('console: sending a form failed {form: placement, error: ApiUnavailable}')
  const api = createMockApiControl(request, site.api.url)
  await signIn(context, site.url)
  await page.goto('/help/offer')
  await page.locator('[data-target=month]').click()
  const dialog = getDialog(page)
  await dialog.getByLabel(ruPlacement.comment.label).fill('С марта.')
  await expect(dialog).toContainText(ruSubmission.saved)
  await api.addFault({ path: '/api/user/application/buy', method: 'POST', status: 503, times: 1 })
  const submitButton = dialog.getByRole('button', { name: ruPlacement.submit })
  await submitButton.click()
  await expect(dialog.getByRole('group', { name: /Не\sотправили/ })).toBeFocused()
  await page.reload()
  await page.locator('[data-target=year]').click()
  await expect(dialog.getByLabel(ruPlacement.comment.label)).toHaveValue('С марта.')
  await expect(dialog.getByRole('radio', { name: ruPlacement.tariffs.year.label })).toBeChecked()
  await submitButton.dblclick()
  await expect(page.getByRole('dialog', { name: ruPlacement.receipt.heading })).toBeVisible()
  expect((await api.readSubmissions()).placements).toMatchObject([{ placement: { tariff: 'year' } }])
})
