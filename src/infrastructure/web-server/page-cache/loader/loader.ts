import { carryOver, restore, type Entered } from '../../../browser/carry-over'
import type { EarlyInput } from '../../../browser/early-input'
import { showSession } from '../../../browser/session-hint'
import { showTheme } from '../../../browser/theme'
import { rememberLanguage } from './remember-language'
import { restoreCity } from './restore-city'
import { sleepingBanner } from './sleeping-banner'

/*
 * Runs inline in the head of every page, before anything else. A page sleeps: it has no other script until somebody
 * touches it or the browser is idle. What is clicked or entered before it woke is given to it again.
 */
const { currentScript } = document
const missing = new Set(currentScript?.dataset.files?.split(' '))
const idleAfter = 4000
const lostFileScript = '/builds/lost-file.js'

showTheme()
// Whoever is signed in, or about to be, waits for the scripts; so does a page that is nothing without them.
const isAwaited = showSession() || location.search.includes('login')
rememberLanguage()
sleepingBanner()
// A page that comes back as it was left: another theme may have been chosen meanwhile, or the session have ended.
addEventListener('pageshow', showTheme)
addEventListener('pageshow', showSession)

const early: EarlyInput = { entered: new Set() }
globalThis.znatokEarly = early

const isField = (target: EventTarget | null): target is Entered =>
  target instanceof Element && target.matches('input,select,textarea')

const noteEntered = ({ target }: Event) => {
  if (isField(target)) early.entered.add(target)
}
const noteClick = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) early.clicked = button
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

let waking = false
const wake = () => {
  if (waking) return
  waking = true
  for (const file of missing) {
    const script = addScript(file)
    script.onload = () => missing.delete(file)
    script.onerror = recover
  }
}

restoreCity(wake)

let recovering = false
/** A file could not be loaded: what to do about it comes in a file too. Whoever touches the page a while later tries again. */
const recover = () => {
  if (recovering) return
  recovering = true
  addScript(lostFileScript)
  setTimeout(() => (waking = recovering = false), 10_000)
}

addEventListener('input', noteEntered, true)
addEventListener('change', noteEntered, true)
addEventListener('click', noteClick, true)
for (const touch of touches) addEventListener(touch, wake, { passive: true })

// The language switch is a full load: it takes along the query, what was entered, and where the page was scrolled to.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (!link) return
  // The link has what the page knows of its query, and the Russian home is asked for by name.
  const { search } = location
  link.search = link.search.includes('lang=') ? `${link.search}&${search.slice(1)}` : search
  link.hash = location.hash
  carryOver(link.pathname)
})
addEventListener('DOMContentLoaded', () => {
  const restored = restore()
  for (const field of restored.fields) early.entered.add(field)
  early.clicked ??= restored.clicked
  if (isAwaited || early.entered.size > 0 || early.clicked || document.querySelector('[data-wake]')) wake()
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
      if ('requestIdleCallback' in globalThis) requestIdleCallback(wake)
      else wake()
    }, idleAfter)
  })
