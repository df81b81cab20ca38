import { pressableSelector, restoreFormState, saveFormState } from '#infrastructure/browser/form-state.ts'
import { chosenLanguageKey } from '#infrastructure/browser/preferred-languages.ts'
import type { InputBeforeHydration } from '#infrastructure/browser/replay-input.ts'
import { showSession } from '#infrastructure/browser/session-watch.ts'
import { writeStorageItem } from '#infrastructure/browser/storage.ts'
import { showTheme } from '#infrastructure/browser/theme.ts'
import { closest } from './closest.ts'
import { hydrate, prepareHydration } from './hydration.ts'
import { rememberLanguage } from './remember-language.ts'
import { restoreCity } from './restore-city.ts'
import { acceptCookies, updateCookieBanner } from './cookie-banner.ts'

// Runs inline in the head of every page. Loads the page's scripts on the first interaction or when the browser is idle.

/** Time from `load` until a page without an interaction hydrates, once the browser is idle. */
const idleDelayMs = 4000

const updateVisitorState = () => {
  rememberLanguage()
  showTheme()
  updateCookieBanner()
  return showSession()
}
// Visitors with a session hint, and URLs that open the login or a form, need the scripts at once. The pattern matches
// #request, #review, #report and #application-year (a tariff), but not #reviews.
const hydratesAtOnce = updateVisitorState() || /login|#(re\w+[tw]$|appl)/.test(location.href)
// On a restore from the back/forward cache, theme, consent, session or language cookie may have changed.
addEventListener('pageshow', updateVisitorState)
addEventListener('storage', updateCookieBanner)
// The name is a literal (navigation-events.ts), because this layer must not import from `ui`.
addEventListener('page-shown', rememberLanguage)

// `inputRecord` becomes undefined once the page has hydrated.
const inputBeforeHydration: InputBeforeHydration = (globalThis.inputRecord = { entered: new Set() })

const handleClick = (event: MouseEvent) => {
  const pressedElement = closest<HTMLElement>(event, pressableSelector)
  if (acceptCookies(event) || !pressedElement || !inputRecord || event.ctrlKey || event.metaKey || event.shiftKey)
    return
  inputBeforeHydration.clicked = pressedElement
  hydrate()
  // Only the replay handles the click; a hydrating page would handle it twice.
  event.stopPropagation()
  // A dialog link's URL is the fallback without JavaScript.
  if (pressedElement.matches('a')) event.preventDefault()
}

restoreCity(hydrate)

const recordInput = ({ target }: Event) => inputRecord?.entered.add(target)
addEventListener('input', recordInput, true)
addEventListener('change', recordInput, true)
addEventListener('click', handleClick, true)
for (const interaction of ['focusin', 'keydown', 'mouseover', 'pointerdown']) addEventListener(interaction, hydrate)

// The language switch preserves the query, the form state and the scroll position.
addEventListener('click', event => {
  const link = closest<HTMLAnchorElement>(event, 'a[hreflang]')
  if (!link) return
  // Without `lang=ru`, the Russian home would redirect visitors whose cookie says English.
  link.search = location.search + (link.pathname === '/' ? '&lang=ru' : '')
  link.hash = location.hash
  const save = () => saveFormState(link.pathname)
  save()
  addEventListener('pagehide', save, { once: true })
  writeStorageItem(chosenLanguageKey, link.hreflang)
})
addEventListener('DOMContentLoaded', () => {
  restoreFormState(inputBeforeHydration)
  if (
    hydratesAtOnce ||
    inputBeforeHydration.entered.size ||
    inputBeforeHydration.clicked ||
    document.querySelector('[data-hydrate]')
  )
    hydrate()
})

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}
const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
const runWhenIdle: (call: () => unknown) => unknown =
  (globalThis as Partial<typeof globalThis>).requestIdleCallback ?? setTimeout
addEventListener('load', () => {
  // Data saver is on, or the connection is slow (2G, 3G). A hidden page may be prerendered, or never be shown.
  if (saveData || /[23]/.test(effectiveType) || document.hidden) return
  runWhenIdle(prepareHydration)
  setTimeout(runWhenIdle, idleDelayMs, hydrate)
})
