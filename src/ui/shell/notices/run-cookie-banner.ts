import { createActor } from 'xstate'
import { cookieBanner } from '#application/cookie-consent/cookie-banner.machine.ts'
import type { ConsentStorage } from '#application/cookie-consent/cookie-consent.ports.ts'

/** Takes the banner over from the loader: from now on the root says what the machine says. */
export function runCookieBanner(storage: ConsentStorage): void {
  const { dataset } = document.documentElement
  const guards = { isAccepted: () => storage.isAccepted() }
  const actor = createActor(cookieBanner.provide({ guards, actions: { accept: () => storage.accept() } }))
  actor.subscribe(({ value }) => {
    if (value === 'shown') dataset.cookies = value
    else delete dataset.cookies
  })
  // Every page brings a banner of its own, so the document listens.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-accept-cookies]')) actor.send({ type: 'cookies.accept' })
  })
  actor.start()
}
