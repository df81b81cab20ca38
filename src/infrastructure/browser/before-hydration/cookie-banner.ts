import { readStored, writeStored } from '#infrastructure/browser/storage.ts'
import { closest } from './closest.ts'

const key = 'cookiesAccepted'

/**
 * The cookie banner, before and after hydration. Every page contains it; `data-cookies` on the root shows it. Without
 * storage nobody has accepted, and every page asks again.
 */
export function runCookieBanner(): void {
  const { dataset } = document.documentElement
  const hide = () => delete dataset.cookies
  const show = () => {
    if (readStored(key) === 'true') hide()
    else dataset.cookies = 'shown'
  }
  show()
  // On a restore from the back/forward cache, another page may have accepted.
  addEventListener('pageshow', show)
  // Soft navigation replaces the banner, so the window listens; captured, since a click before hydration goes no further.
  addEventListener(
    'click',
    event => {
      if (!closest(event, '[data-accept-cookies]')) return
      writeStored(key, 'true')
      hide()
    },
    true,
  )
}
