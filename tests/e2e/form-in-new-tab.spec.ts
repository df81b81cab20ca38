import complaint from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import request from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import review from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

for (const { form, heading } of [
  { form: 'request', heading: request.heading },
  { form: 'review', heading: review.heading },
  { form: 'complaint', heading: complaint.heading },
])
  test(`the link of a ${form}, opened in a new tab, opens its dialog there`, async ({ page, context }) => {
    await page.goto('/profiles/25')
    const opened = context.waitForEvent('page')
    await page
      .locator(`[data-form=${form}]:visible`)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab.getByRole('dialog', { name: heading })).toBeVisible()
    await expect(tab).toHaveURL('/profiles/25')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await tab.keyboard.press('Escape')
    await expect(tab.locator(`[data-form=${form}]:focus`)).toBeVisible()
  })
