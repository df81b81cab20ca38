import { awakeEvent } from '../../../../application/navigation/awake'
import { showTheme } from '../../../browser/theme'
import { carryOver, restore } from './carry-over'
import { giveAgain, isField, type Entered } from './give-again'
import { rememberLanguage } from './remember-language'
import { restoreCity } from './restore-city'
import { sleepingBanner } from './sleeping-banner'

/*
 * Runs inline in the head of every page, before anything else. A page sleeps: it has no other script until somebody
 * touches it or the browser is idle. What is clicked or entered before it woke is given to it again.
 */
const { currentScript } = document
const files = currentScript?.dataset.files?.split(' ') ?? []
const idleAfter = 4000

showTheme()
rememberLanguage()
sleepingBanner()
// A page that comes back as it was left: another theme may have been chosen meanwhile.
addEventListener('pageshow', showTheme)

const entered = new Set<Entered>()
let clicked: HTMLElement | undefined

const noteEntered = ({ target }: Event) => {
  if (isField(target)) entered.add(target)
}
const noteClick = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) clicked = button
}

const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'mouseover'] as const
let waking = false
const wake = () => {
  if (waking) return
  waking = true
  for (const file of files) {
    const script = document.createElement('script')
    script.src = file
    // In order, whichever arrives first.
    script.async = false
    script.onerror = reloadOnce
    document.head.append(script)
  }
}

restoreCity(wake)

/** A file of the page is gone (a newer build has replaced it): one reload, which keeps what was entered. */
const reloadOnce = () => {
  const key = `reloaded:${files[0] ?? ''}`
  if (sessionStorage.getItem(key)) return
  sessionStorage.setItem(key, '1')
  carryOver(location.pathname)
  location.reload()
}

addEventListener('input', noteEntered, true)
addEventListener('change', noteEntered, true)
addEventListener('click', noteClick, true)
for (const touch of touches) addEventListener(touch, wake, { passive: true })

const giveAllAgain = () => {
  for (const field of entered) giveAgain(field)
  if (clicked?.isConnected) clicked.click()
}
addEventListener(awakeEvent, giveAllAgain, { once: true })

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
  for (const field of restore()) entered.add(field)
  if (entered.size > 0) wake()
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
