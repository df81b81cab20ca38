import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import brandNames from '#brand/names.json' with { type: 'json' }
import list from '#ui/i18n/locales/ru/list.json' with { type: 'json' }
import form from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import search from '#ui/i18n/locales/ru/search.json' with { type: 'json' }
import session from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { hydrate } from '#tests/support/hydration.ts'
import { demoCredentials } from './support/sign-in.ts'
import { describeFocus, recordSpeech, type SpeechLog } from './support/speech-log.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, test } from './support/test.ts'

// After an intended change, update the recording:
// `npx playwright test tests/e2e/spoken-walk.spec.ts --update-snapshots=all`
const recordingUrl = new URL('spoken/walk-ru.txt', import.meta.url)

/** Matches the title of a new page, which Next announces some time after the focus has moved. */
const announcedTitle = / \| /

const outlinePattern =
  /^\s*- ((banner|navigation|main|complementary|contentinfo|search|region|dialog)\b|heading .*\[level=[12]\])/

const readOutline = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter(line => outlinePattern.test(line))
    .map(line => line.replace(/^(\s*)- /, '$1').replace(/:.*$/, ''))

const replaceNoBreakSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

function createWalkLog(page: Page, speech: SpeechLog) {
  const { name, onSite } = brandNames.ru
  const lines: string[] = []
  return {
    async recordStep(step: string, lastAnnouncement?: RegExp) {
      if (lastAnnouncement) await expect.poll(() => speech.getNewLines().at(-1)).toMatch(lastAnnouncement)
      lines.push(
        '',
        step,
        ...speech.takeLines().map(text => `  said: ${text}`),
        `  focus: ${await describeFocus(page)}`,
      )
    },
    async recordOutline() {
      lines.push('  outline:', ...(await readOutline(page)).map(line => `    ${line}`))
    },
    format: () => {
      const text = replaceNoBreakSpaces(lines.join('\n').trim())
      return `${text.replaceAll(replaceNoBreakSpaces(onSite), '{onSite}').replaceAll(name, '{name}')}\n`
    },
  }
}

test('announces the steps from a search to a receipt', async ({ page, context }, testInfo) => {
  test.slow()
  const speech = await recordSpeech(context)
  const log = createWalkLog(page, speech)
  await page.goto('/?lang=ru')
  await hydrate(page)

  const field = page.getByRole('main').getByRole('search').getByLabel(search.label)
  await tabTo(page, field)
  // The field becomes a combobox when the code of the suggestions has loaded.
  await expect(field).toHaveRole('combobox')
  await log.recordStep('Home: Tab to the search')
  await log.recordOutline()
  await page.keyboard.insertText('репетитор')
  await expect(page.getByRole('listbox')).toBeVisible()
  await log.recordStep('Type "репетитор"', /^\d+ подсказ/)
  await page.keyboard.press('ArrowDown')
  await log.recordStep('Down')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=repetitory$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await log.recordStep('Enter: the list', announcedTitle)
  await log.recordOutline()

  await tabTo(page, page.getByRole('textbox', { name: list.form.priceTo }))
  await log.recordStep('Tab to the price')
  await page.keyboard.insertText('1200')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price_to=1200/)
  await expect(page.locator('#list')).toBeFocused()
  await log.recordStep('Type "1200", Enter: the filtered list', /1\s200/)

  const profileLink = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  await tabTo(page, profileLink)
  await log.recordStep('Tab to the first specialist')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profiles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await log.recordStep('Enter: the profile', announcedTitle)
  await log.recordOutline()

  const opener = page.getByRole('main').getByRole('link', { name: form.heading }).first()
  await tabTo(page, opener)
  await log.recordStep('Tab to the request')
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: form.heading })
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  await log.recordStep('Space: the form')
  await tabTo(page, dialog.getByRole('button', { name: form.submit }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('group').filter({ has: page.getByRole('link') })).toBeFocused()
  await log.recordStep('Send it empty')
  await tabTo(page, dialog.getByRole('combobox'))
  await page.keyboard.insertText('англ')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await log.recordStep('Tab to the services, type "англ", Down')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('textbox', { name: form.description.label }))
  await log.recordStep('Enter, Tab to the description')
  await page.keyboard.insertText('ЕГЭ')
  await tabTo(page, dialog.getByRole('textbox', { name: form.phone.label }))
  await page.keyboard.insertText('89172041833')
  await page.keyboard.press('Enter')

  const login = page.getByRole('dialog', { name: session.heading })
  await expect(login).toBeVisible()
  await log.recordStep('Fill it in, Enter: the sign-in')
  await tabTo(page, login.getByRole('textbox', { name: session.email }))
  await page.keyboard.insertText(demoCredentials.email)
  await tabTo(page, login.getByLabel(session.password, { exact: true }))
  await page.keyboard.insertText(demoCredentials.password)
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog', { name: form.receipt.heading })
  await expect(receipt.getByRole('group', { name: form.receipt.heading })).toBeFocused()
  await log.recordStep('Email, password, Enter: the receipt')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await log.recordStep('Escape: the profile')

  expect(log.format()).not.toMatch(/\((with its region|outside of the dialog)\)/)
  if (testInfo.config.updateSnapshots === 'all') writeFileSync(recordingUrl, log.format())
  expect(log.format()).toBe(readFileSync(recordingUrl, 'utf8'))
})
