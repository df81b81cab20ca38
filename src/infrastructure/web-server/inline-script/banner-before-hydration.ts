import { cookieConsent } from '#infrastructure/browser/cookie-consent.ts'

/**
 * The cookie banner before the page wakes. It is in every page, and seen only where the root says so, which is known
 * before anything is painted. Accepting waits for nothing; once the banner's machine runs, the root says `shown`.
 */
export function bannerBeforeHydration(): void {
  const { dataset } = document.documentElement
  const ask = () => {
    if (cookieConsent.isAccepted()) delete dataset.cookies
    else dataset.cookies ??= 'static'
  }
  ask()
  addEventListener('pageshow', ask)
  addEventListener('click', ({ target }) => {
    if (dataset.cookies !== 'static' || !(target instanceof Element && target.closest('[data-accept-cookies]'))) return
    cookieConsent.accept()
    delete dataset.cookies
  })
}
