import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { aProfile } from '#tests/builders/profile.ts'

const profile = toSavedProfile(aProfile())
const root = document.documentElement.dataset
const favourites = () => createSavedProfiles(deviceStorage).items('favorites')
const controller = { signal: new AbortController().signal }

const add = (button: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement('button')
  for (const [name, value] of Object.entries(button)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}
/** As the inline script records it. */
const record = (clicked: HTMLElement) => {
  globalThis.znatokInput = { entered: new Set(), clicked }
}
const press = (button: HTMLElement) => {
  record(button)
  button.click()
}
const arrive = () => import('./early-answers.ts')

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  root.theme = ''
  const ending = new AbortController()
  controller.signal = ending.signal
  const { addEventListener } = globalThis
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture: boolean) =>
    addEventListener(type, listener, { capture, signal: ending.signal }),
  )
  return () => ending.abort()
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.znatokInput = undefined
  document.body.innerHTML = ''
})

it('saves a favourite pressed before the file arrived, and leaves nothing to replay', async () => {
  const button = add({ 'aria-pressed': 'false', 'data-favourite': JSON.stringify(profile) })
  record(button)
  await arrive()
  expect(favourites()).toEqual([profile])
  expect(button.ariaPressed).toBe('true')
  expect([globalThis.znatokInput?.clicked, root.waiting]).toEqual([undefined, undefined])
})

it('removes a favourite at the next press', async () => {
  await arrive()
  const button = add({ 'aria-pressed': 'false', 'data-favourite': JSON.stringify(profile) })
  press(button)
  expect(favourites()).toEqual([profile])
  press(button)
  expect(favourites()).toEqual([])
  expect(button.ariaPressed).toBe('false')
})

it('leaves unknown buttons and failed saves to hydration', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await arrive()
  for (const button of [
    add({ 'aria-pressed': 'false', 'data-favourite': JSON.stringify(profile) }),
    add({ 'data-saved-profiles': 'true' }),
  ]) {
    press(button)
    expect([globalThis.znatokInput?.clicked, root.waiting]).toEqual([button, ''])
    expect(button.ariaPressed).not.toBe('true')
  }
  vi.restoreAllMocks()
})

it.each([{ popovertarget: 'filters' }, { 'data-accept-cookies': 'true' }])(
  'shows no progress for a button that works without script, and leaves nothing to replay: %o',
  async button => {
    await arrive()
    press(add(button))
    expect([globalThis.znatokInput?.clicked, root.waiting]).toEqual([undefined, undefined])
  },
)

it('does nothing once the page has hydrated', async () => {
  await arrive()
  const button = add({ 'aria-pressed': 'false', 'data-favourite': JSON.stringify(profile) })
  globalThis.znatokInput = undefined
  button.click()
  expect(favourites()).toEqual([])
})
