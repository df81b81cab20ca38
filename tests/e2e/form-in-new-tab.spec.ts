import type { Page } from '@playwright/test'
import complaintTexts from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import placementTexts from '#ui/i18n/locales/ru/placement.json' with { type: 'json' }
import reviewTexts from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import { createAccountData } from './support/create-account-data.ts'
import { getForm, getReceipt, getSubmitButton, typedText } from './support/forms.ts'
import { signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'

async function openInNewTab(page: Page, linkSelector: string): Promise<Page> {
  const openedTab = page.context().waitForEvent('page')
  await page
    .locator(`${linkSelector}:visible`)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  return openedTab
}

test('a form link opened in a new tab shows its dialog there, and closing it focuses the link', async ({ page }) => {
  await page.goto('/profiles/25')
  // The link is at the end of the page, and its fragment is not the name of the form.
  const tab = await openInNewTab(page, '[data-form=complaint]')
  await expect(tab.getByRole('dialog', { name: complaintTexts.heading })).toBeVisible()
  await expect(tab).toHaveURL('/profiles/25')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tab.keyboard.press('Escape')
  await expect(tab.locator('[data-form=complaint]:focus')).toBeVisible()
})

test('a tariff link opened in a new tab shows the form with this tariff', async ({ page }) => {
  await page.goto('/help/offer')
  const tab = await openInNewTab(page, '[data-target=year]')
  const dialog = tab.getByRole('dialog', { name: placementTexts.heading })
  await expect(dialog.getByRole('radio', { name: placementTexts.tariffs.year.label })).toBeChecked()
  await expect(tab).toHaveURL('/help/offer')
  await tab.keyboard.press('Escape')
  await expect(tab.locator('[data-target=year]')).toBeFocused()
})

test('sending a review in a new tab does not bring the form’s fragment back into the URL', async ({
  page,
  context,
  site,
}) => {
  const form = getForm('review', 28)
  await signUp(context, site.url, createAccountData('new-tab'))
  await page.goto(form.path)
  const tab = await openInNewTab(page, form.openerSelector)
  const waitForRequests = trackRequests(tab)
  const dialog = tab.getByRole('dialog', { name: form.heading })
  await form.fill(dialog)
  await getSubmitButton(tab, form).click()
  await getReceipt(tab, form).getByRole('button', { name: reviewTexts.receipt.back }).click()
  await expect(tab.getByRole('article').getByRole('article').filter({ hasText: typedText })).toHaveCount(1)
  // The page is refreshed when it shows the published review.
  await waitForRequests()
  await expect(tab).toHaveURL(form.path)
})
