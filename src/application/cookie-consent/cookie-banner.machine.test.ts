import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { acceptedText, cookieBannerMachine } from './cookie-banner.machine.ts'

function startBanner(stored: string | null) {
  const storeConsent = vi.fn()
  const actor = createActor(cookieBannerMachine.provide({ actions: { storeConsent } }), { input: { stored } }).start()
  return { actor, storeConsent, getState: () => actor.getSnapshot().value }
}

it('R-cookie-banner: asks unless cookies were accepted', () => {
  expect(startBanner(acceptedText).getState()).toBe('accepted')
  for (const stored of [null, '', 'false', '1', '"true"', 'TRUE']) expect(startBanner(stored).getState()).toBe('asking')
})

it('stores the consent once', () => {
  const { actor, storeConsent, getState } = startBanner(null)
  actor.send({ type: 'accept.pressed' })
  actor.send({ type: 'accept.pressed' })
  expect(getState()).toBe('accepted')
  expect(storeConsent).toHaveBeenCalledTimes(1)
})

it('stops asking after consent on another page', () => {
  const { actor, storeConsent, getState } = startBanner(null)
  actor.send({ type: 'page.shown', stored: null })
  expect(getState()).toBe('asking')
  actor.send({ type: 'page.shown', stored: acceptedText })
  expect(getState()).toBe('accepted')
  expect(storeConsent).not.toHaveBeenCalled()
})

it('does not ask again in the same document, even if nothing could be stored', () => {
  const { actor, getState } = startBanner(null)
  actor.send({ type: 'accept.pressed' })
  actor.send({ type: 'page.shown', stored: null })
  expect(getState()).toBe('accepted')
})
