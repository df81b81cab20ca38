import { readBareWeight } from '#tests/budgets/bare-weight.ts'
import { checkPageBudgets, checkSignedInPageBudget } from '#tests/budgets/budgets.ts'
import { weighPage } from '#tests/budgets/page-weight.ts'
import { signUp } from './support/sign-up.ts'
import { hydrate } from '#tests/support/hydration.ts'
import { passwords } from './support/secrets.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/moskva', '/en', '/moskva/specialists', '/profiles/4', '/about'])
  test(`${path} is within its script and style budgets`, async ({ page, site }) => {
    const weight = await weighPage(page, site.url + path, hydrate)
    const budgetChecks = checkPageBudgets(path, weight, (await readBareWeight()).script)
    expect(Object.keys(weight.scripts)).not.toEqual([])
    expect(Object.keys(weight.styles)).not.toEqual([])
    expect(budgetChecks.filter(({ isWithinBudget }) => !isWithinBudget)).toEqual([])
  })

test('pages of the signed-in visitor are within their script budget', async ({ context, site }) => {
  await signUp(context, site.url, { email: 'weigh@demo.example', name: 'Марина Ветрова', password: passwords.first })
  const { script: bareScriptBytes } = await readBareWeight()
  const pages = [
    ['/profile', 'h1:not(.visually-hidden)'],
    ['/profile/settings/edit/personal', '#name'],
    ['/profile/settings/edit/about', '#about'],
  ] as const
  for (const [path, readySelector] of pages) {
    const tab = await context.newPage()
    const weight = await weighPage(tab, site.url + path, async () => {
      await expect(tab.locator(readySelector).first()).toBeVisible()
      // After the first key press or touch, the page also registers the service worker.
      await tab.keyboard.press('Shift')
    })
    expect(Object.keys(weight.scripts)).not.toEqual([])
    const check = checkSignedInPageBudget(path, weight, bareScriptBytes)
    // Compares the whole check, so that a failure shows the bytes.
    expect(check).toEqual({ ...check, isWithinBudget: true })
    await tab.close()
  }
})
