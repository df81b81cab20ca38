import { countPdfPages } from '#tests/engines/count-pdf-pages.ts'
import { toastsSelector } from '#tests/engines/driver.ts'
import type { Visitor } from '#tests/engines/visitor.ts'
import { chainSteps, type Step } from './step.ts'

/** Loads the dialog's files so late that some engines restore the page without them, unless the HTTP cache has them. */
const loadPickerOnPageHideScript = `void (
  globalThis.pendingFiles = new Set(),
  new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.src || node.rel === 'stylesheet') pendingFiles.add(node)
  }).observe(document.head, { childList: true }),
  document.addEventListener('load', ({ target }) => pendingFiles.delete(target), true),
  addEventListener('pagehide', () => {
    document.querySelector('header [data-city-picker]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }, { once: true }),
  addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('is-restored', persisted))
)`

/** True only in the document of `openMarkedPage`. After Back, it means that the browser has restored that document. */
const isMarkedExpression = 'globalThis.isMarked === true'

async function openMarkedPage({ open, click, expectValue, evaluate }: Visitor): Promise<void> {
  await open('/kazan')
  await click('h1')
  await expectValue(`document.readyState === 'complete' && 'hydrated' in document.documentElement.dataset`, true)
  await evaluate('void (globalThis.isMarked = true)')
}

const themeSwitch = 'footer [data-theme-switch]'
const backgroundExpression = 'getComputedStyle(document.documentElement).backgroundColor'

export const deviceSteps: readonly Step[] = [
  ...chainSteps([
    {
      name: 'two favorites are saved',
      async run({ open, click, expectVisible, expectMessage, expectGone }) {
        for (const id of [4, 5]) {
          await open(`/profiles/${id}`)
          await click('[data-favorite]')
          await expectVisible('[data-favorite][aria-pressed=true]')
          await expectMessage('Добавлено в избранное')
          // The toast covers the header.
          await click([`${toastsSelector} button`, 'Закрыть'])
          await expectGone(`${toastsSelector} button`)
        }
        await click('header [data-saved-profiles]')
        await expectVisible(['dialog', 'Список хранится на этом устройстве'])
      },
    },
    {
      name: 'two favorites are compared',
      async run({ open, click, expectAddress, expectValue }) {
        await open('/profiles/compare')
        await click(['main a', 'Сравнить отмеченных'])
        await expectAddress(/^\/profiles\/compare\?ids=\d,\d$/)
        await expectValue(`document.querySelectorAll('[role=columnheader], th[scope=col]').length`, 2)
      },
    },
  ]),
  {
    name: 'reviews are paginated',
    async run({ open, click, expectAddress, expectValue }) {
      await open('/profiles/4')
      await click(['nav[aria-label="Страницы отзывов"] a', 'Страница 3'])
      await expectAddress('/profiles/4?page=3#reviews')
      await expectValue(`document.querySelectorAll('article article').length`, 6)
    },
  },
  {
    name: 'the language switch works in both directions',
    async run({ open, click, expectAddress, expectValue }) {
      await open('/kazan')
      await click('header a[lang=en]')
      await expectAddress('/en/kazan')
      await expectValue('document.documentElement.lang', 'en')
      await click('header a[lang=ru]')
      await expectAddress('/kazan')
    },
  },
  {
    name: 'the theme switch cycles, and a reload keeps the theme',
    async run({ evaluate, open, click, expectValue, reload }) {
      await open('/kazan')
      const themeExpression = 'document.documentElement.dataset.theme'
      await click(themeSwitch)
      await expectValue(themeExpression, 'light')
      const lightBackground = await evaluate(backgroundExpression)
      await click(themeSwitch)
      await expectValue(themeExpression, 'dark')
      if ((await evaluate(backgroundExpression)) === lightBackground)
        throw new Error('the dark theme has the light background')
      await reload()
      await expectValue(themeExpression, 'dark')
      await expectValue(`${backgroundExpression} === ${JSON.stringify(lightBackground)}`, false)
      await click(themeSwitch)
      await expectValue(themeExpression, 'system')
    },
  },
  {
    name: 'a page restored by the back button is interactive and uses the current theme',
    async run(visitor) {
      const { evaluate, open, click, expectAddress, goBack, expectValue, expectVisible, press } = visitor
      await openMarkedPage(visitor)
      await open('/about')
      const themeExpression = 'document.documentElement.dataset.theme'
      const previousTheme = await evaluate(themeExpression)
      await click(themeSwitch)
      await expectValue(`${themeExpression} === ${JSON.stringify(previousTheme)}`, false)
      const theme = await evaluate(themeExpression)
      // A browser may restore the page from the back/forward cache or reload it. The result must be the same.
      await goBack()
      await expectAddress('/kazan')
      await expectValue(themeExpression, theme)
      await click('header [data-city-picker]')
      await expectVisible('dialog [role=gridcell]')
      await press('Escape')
      return (await evaluate(isMarkedExpression)) ? 'restored from bfcache' : 'reloaded'
    },
  },
  {
    name: 'after Back, the city picker opens even if its files were loading when the page was left',
    async run(visitor) {
      const { evaluate, open, click, expectAddress, goBack, expectValue, expectVisible, press } = visitor
      await openMarkedPage(visitor)
      await evaluate(loadPickerOnPageHideScript)
      await open('/about')
      await goBack()
      await expectAddress('/kazan')
      await expectValue(`globalThis.pendingFiles === undefined || pendingFiles.size === 0`, true)
      await click('header [data-city-picker]')
      await expectVisible('dialog [role=gridcell]')
      await press('Escape')
      if (await evaluate(isMarkedExpression)) return 'restored from bfcache with all files'
      return (await evaluate(`sessionStorage.getItem('is-restored')`))
        ? 'restored from bfcache, then reloaded'
        : 'reloaded'
    },
  },
  {
    name: 'an unknown URL shows the 404 page',
    async run({ open, expectVisible, click, expectAddress }) {
      await open('/moskva/nope')
      await expectVisible(['h1', 'Такой страницы нет'])
      await click('header a[href="/"]')
      await expectAddress('/')
    },
  },
  {
    name: 'a list prints on several pages',
    async run({ open, expectVisible, print }) {
      await open('/kazan/specialists')
      await expectVisible('main h3')
      const pages = countPdfPages(await print())
      if (pages < 2) throw new Error(`expected at least two pages in the PDF, got ${pages}`)
    },
    skipReasons: { webkit: 'its driver cannot print' },
  },
]
