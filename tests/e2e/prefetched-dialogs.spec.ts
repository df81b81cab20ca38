import { hydrate } from '#tests/support/hydration.ts'
import requestTexts from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import sessionTexts from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'
import { waitForScript } from './support/wait-for-script.ts'

// Touch screens have no hover, so dialogs load while their links are visible.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const { name, path, menu, link, scriptText, data, heading, content = 'form' } of [
  {
    name: 'the request form',
    path: '/profiles/1',
    link: '[data-form=request]',
    scriptText: requestTexts.heading,
    heading: requestTexts.heading,
  },
  {
    name: 'the login',
    path: '/kazan',
    menu: '[data-phone-menu] summary',
    link: '[data-phone-menu] [data-login]',
    scriptText: sessionTexts.heading,
    heading: sessionTexts.heading,
  },
  {
    name: 'the city picker',
    path: '/kazan',
    link: 'main [data-city-picker]',
    scriptText: 'tabpanel',
    data: /\/use-cases\/listRegions/,
    heading: 'Ваш город',
    content: '[role=gridcell]',
  },
])
  test(`${name} opens without network requests once its link has been visible for a while`, async ({
    page,
    context,
  }) => {
    const waitForRequests = trackRequests(page)
    const dialogScript = waitForScript(page, scriptText)
    const dataResponse = data && page.waitForResponse(data)
    await page.goto(path)
    await hydrate(page)
    if (menu) await page.locator(menu).tap()
    await dialogScript
    await dataResponse
    await waitForRequests()
    await context.route('**/*', () => undefined)
    await page.locator(link).locator('visible=true').first().tap()
    const dialog = page.getByRole('dialog', { name: heading })
    await expect(dialog.locator(content).first()).toBeVisible()
  })
