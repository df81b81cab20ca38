import editTexts from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import formTexts from '#ui/i18n/locales/ru/form.json' with { type: 'json' }
import { signIn } from './support/sign-in.ts'
import { getForm, typedText } from './support/forms.ts'
import { goBack } from './support/go-back.ts'
import { expect, test } from './support/test.ts'

/* Back from a form with unsent text in browsers without the Navigation API (Firefox before 147, Safari before 26.2). */

const personalPath = '/profile/settings/edit/personal'

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'navigation')
    if ('navigation' in globalThis) throw new Error('The Navigation API still exists')
  }),
)

test('Back leaves an edit page without confirmation, and Forward restores the draft with a notice', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url)
  await page.goto('/profile/settings')
  await page.getByRole('main').locator(`a[href="${personalPath}"]`).click()
  const name = page.locator('#name')
  await expect(name).toHaveValue('Раиса Носова')
  await name.fill('Раиса Последняя')
  await goBack(page)
  await expect(page).toHaveURL('/profile/settings')
  await expect(page.getByRole('alertdialog', { name: formTexts.leave.keep.heading })).toBeHidden()
  for (let round = 1; round <= 2; round += 1) {
    await page.goForward()
    await expect(name).toHaveValue('Раиса Последняя')
    await expect(page.getByText(editTexts.restored)).toBeVisible()
    await goBack(page)
    await expect(page).toHaveURL('/profile/settings')
  }
  await page.goForward()
  await page.getByRole('button', { name: editTexts.discard }).click()
  await expect(name).toHaveValue('Раиса Носова')
})

test('a dialog restores its text after Back and Forward', async ({ page }) => {
  const { path, openerSelector, heading, fill, getTypedField } = getForm('review', 6)
  await page.goto('/help')
  await page.goto(path)
  const dialog = page.getByRole('dialog', { name: heading })
  await page.locator(openerSelector).first().click()
  await fill(dialog)
  await goBack(page)
  await expect(page).toHaveURL('/help')
  await page.goForward()
  await expect(page).toHaveURL(path)
  if (await dialog.isHidden()) await page.locator(openerSelector).first().click()
  await expect(getTypedField(dialog)).toHaveValue(typedText)
})
