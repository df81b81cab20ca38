import { pagesOf } from '#tests/engines/pages-of.ts'
import { messages } from '#tests/engines/driver.ts'
import type { Step } from './step.ts'

const theme = 'footer [data-theme-switch]'
const ground = 'getComputedStyle(document.documentElement).backgroundColor'

/** What a visitor keeps on the device, and what the browser keeps for them. */
export const keeping: readonly Step[] = [
  {
    name: 'favourites are kept',
    async walk({ open, click, see, told, evaluate, gone }) {
      for (const id of [4, 5]) {
        await open(`/profiles/${id}`)
        await click('[data-favourite]')
        await see('[data-favourite][aria-pressed=true]')
        // It comes with hydration, and lies above the header.
        await told('Специалист в избранном')
        await evaluate(`void document.querySelector('${messages} button')?.click()`)
        await gone(`${messages} button`)
      }
      await click('header [data-saved-profiles]')
      await see(['dialog', 'Список хранится только на этом устройстве'])
    },
  },
  {
    name: 'favourites are compared',
    async walk({ open, click, at, is }) {
      await open('/profiles/compare')
      for (const place of [1, 2]) await click(`main li:nth-child(${place}) label`)
      await click(['main a', 'Сравнить отмеченных'])
      await at(/^\/profiles\/compare\?ids=\d,\d$/)
      await is(`document.querySelectorAll('[role=columnheader], th[scope=col]').length`, 2)
    },
  },
  {
    name: 'reviews are read page by page',
    async walk({ open, click, at, is }) {
      await open('/profiles/4')
      await click(['nav[aria-label="Страницы отзывов"] a', 'Страница 3'])
      await at('/profiles/4?page=3#reviews')
      await is(`document.querySelectorAll('article article').length`, 6)
    },
  },
  {
    name: 'the language is switched there and back',
    async walk({ open, click, at, is }) {
      await open('/kazan')
      await click('header a[lang=en]')
      await at('/en/kazan')
      await is('document.documentElement.lang', 'en')
      await click('header a[lang=ru]')
      await at('/kazan')
    },
  },
  {
    name: 'the theme goes round and outlives a reload',
    async walk({ evaluate, open, click, is, reload }) {
      await open('/kazan')
      const chosen = 'document.documentElement.dataset.theme'
      await click(theme)
      await is(chosen, 'light')
      const light = await evaluate(ground)
      await click(theme)
      await is(chosen, 'dark')
      if ((await evaluate(ground)) === light) throw new Error('dark is as light')
      await reload()
      await is(chosen, 'dark')
      await is(`${ground} === ${JSON.stringify(light)}`, false)
    },
  },
  {
    name: 'a page restored by the back button is interactive and uses the current theme',
    async walk({ evaluate, open, click, at, back, is, see, press }) {
      await open('/kazan')
      await click('h1')
      await is(`document.readyState === 'complete' && 'hydrated' in document.documentElement.dataset`, true)
      await evaluate('void (globalThis.isFromBackForwardCache = true)')
      await open('/about')
      await click(theme)
      await is('document.documentElement.dataset.theme', 'system')
      // A browser may restore the page from the back/forward cache or reload it. The result must be the same.
      await back()
      await at('/kazan')
      await is('document.documentElement.dataset.theme', 'system')
      await click('header [data-city-picker]')
      await see('dialog [role=option]')
      await press('Escape')
      return (await evaluate('globalThis.isFromBackForwardCache === true')) ? 'restored from bfcache' : 'reloaded'
    },
  },
  {
    name: 'an address that has no page says so',
    async walk({ open, see, click, at }) {
      await open('/moskva/nope')
      await see(['h1', 'Такой страницы нет'])
      await click('header a[href="/"]')
      await at('/')
    },
  },
  {
    name: 'a list fills paper',
    async walk({ open, see, print }) {
      await open('/kazan/specialists')
      await see('main h3')
      const pages = pagesOf(await print())
      if (pages < 2) throw new Error(`${pages} pages`)
    },
    without: { webkit: 'its driver does not print' },
  },
]
