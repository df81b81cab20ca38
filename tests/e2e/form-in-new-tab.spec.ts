import complaintTexts from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import requestTexts from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import reviewTexts from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

for (const { form, heading } of [
  { form: 'request', heading: requestTexts.heading },
  { form: 'review', heading: reviewTexts.heading },
  { form: 'complaint', heading: complaintTexts.heading },
])
  test(`a ${form} link opened in a new tab shows its dialog there`, async ({ page, context }) => {
    await page.goto('/profiles/25')
    const openedTab = context.waitForEvent('page')
    await page
      .locator(`[data-form=${form}]:visible`)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await openedTab
    await expect(tab.getByRole('dialog', { name: heading })).toBeVisible()
    await expect(tab).toHaveURL('/profiles/25')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await tab.keyboard.press('Escape')
    await expect(tab.locator(`[data-form=${form}]:focus`)).toBeVisible()
  })
