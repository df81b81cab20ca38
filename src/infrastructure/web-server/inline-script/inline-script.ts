import { saveFormState, restoreFormState, type FormControl } from '#infrastructure/browser/form-state.ts'
import type { InputBeforeHydration } from '#infrastructure/browser/replay-input.ts'
import { showSession } from '#infrastructure/browser/session-watch.ts'
import { showTheme } from '#infrastructure/browser/theme.ts'
import { rememberLanguage } from './remember-language.ts'
import { restoreCity } from './restore-city.ts'
import { runCookieBanner } from './cookie-banner.ts'

/*
 * Runs inline in the head of every page, before anything else. A page sleeps: it has no other script until somebody
 * touches it or the browser is idle. What is clicked or entered before it woke is given to it again.
 */
const { currentScript } = document
const missing = new Set(currentScript?.dataset.files?.split(' '))
const idleAfter = 4000
const chunkLoadErrorScript = '/builds/lost-file.js'

showTheme()
// Whoever is signed in, or about to be, waits for the scripts; so does a page that is nothing without them.
const hydratesAtOnce = showSession() || location.search.includes('login')
rememberLanguage()
runCookieBanner()
// A page that comes back as it was left: another theme may have been chosen meanwhile, or the session have ended.
addEventListener('pageshow', showTheme)
addEventListener('pageshow', showSession)

const inputBeforeHydration: InputBeforeHydration = { entered: new Set() }
globalThis.znatokInput = inputBeforeHydration

const isField = (target: EventTarget | null): target is FormControl =>
  target instanceof Element && target.matches('input,select,textarea')

const noteEntered = ({ target }: Event) => {
  if (isField(target)) inputBeforeHydration.entered.add(target)
}
const noteClick = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) inputBeforeHydration.clicked = button
}

const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'mouseover'] as const
const addScript = (file: string) => {
  const script = document.createElement('script')
  script.src = file
  // In order, whichever arrives first.
  script.async = false
  document.head.append(script)
  return script
}

let isHydrating = false
const hydrate = () => {
  if (isHydrating) return
  isHydrating = true
  for (const file of missing) {
    const script = addScript(file)
    script.onload = () => missing.delete(file)
    script.onerror = recover
  }
}

restoreCity(hydrate)

let recovering = false
/** A file could not be loaded: what to do about it comes in a file too. Whoever touches the page a while later tries again. */
const recover = () => {
  if (recovering) return
  recovering = true
  addScript(chunkLoadErrorScript)
  setTimeout(() => (isHydrating = recovering = false), 10_000)
}

addEventListener('input', noteEntered, true)
addEventListener('change', noteEntered, true)
addEventListener('click', noteClick, true)
for (const touch of touches) addEventListener(touch, hydrate, { passive: true })

// The language switch is a full load: it takes along the query, what was entered, and where the page was scrolled to.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (!link) return
  // The link has what the page knows of its query, and the Russian home is asked for by name.
  const { search } = location
  link.search = link.search.includes('lang=') ? `${link.search}&${search.slice(1)}` : search
  link.hash = location.hash
  saveFormState(link.pathname)
})
addEventListener('DOMContentLoaded', () => {
  const restored = restoreFormState()
  for (const field of restored.fields) inputBeforeHydration.entered.add(field)
  inputBeforeHydration.clicked ??= restored.clicked
  if (
    hydratesAtOnce ||
    inputBeforeHydration.entered.size > 0 ||
    inputBeforeHydration.clicked ||
    document.querySelector('[data-hydrate]')
  )
    hydrate()
})

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}
const { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection }
const spare = connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '')
if (!spare)
  addEventListener('load', () => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate)
      else hydrate()
    }, idleAfter)
  })
