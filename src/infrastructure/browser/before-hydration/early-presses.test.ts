import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { aProfile } from '#tests/builders/profile.ts'

const profile = toSavedProfile(aProfile())
const rootDataset = document.documentElement.dataset
const listFavorites = () => createSavedProfiles(deviceStorage).getItems('favorites')

const addButton = (attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement('button')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}
const recordClick = (clickedElement: HTMLElement) => {
  globalThis.inputRecord = { entered: new Set(), clicked: clickedElement }
}
const press = (button: HTMLElement) => {
  recordClick(button)
  button.click()
}
const loadHandler = () => import('./early-presses.ts')

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  delete rootDataset.waiting
  const abortController = new AbortController()
  const { addEventListener } = globalThis
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture: boolean) =>
    addEventListener(type, listener, { capture, signal: abortController.signal }),
  )
  return () => abortController.abort()
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.inputRecord = undefined
  document.body.innerHTML = ''
})

it('saves a favorite that was pressed before the file loaded, and leaves nothing to replay', async () => {
  const button = addButton({ 'aria-pressed': 'false', 'data-favorite': JSON.stringify(profile) })
  recordClick(button)
  await loadHandler()
  expect(listFavorites()).toEqual([profile])
  expect(button.ariaPressed).toBe('true')
  expect([globalThis.inputRecord?.clicked, rootDataset.waiting]).toEqual([undefined, undefined])
})

it('removes a favorite at the next press, and announces no addition', async () => {
  await loadHandler()
  const button = addButton({ 'aria-pressed': 'false', 'data-favorite': JSON.stringify(profile) })
  press(button)
  expect(listFavorites()).toEqual([profile])
  expect(button).toHaveAttribute('data-added')
  press(button)
  expect(listFavorites()).toEqual([])
  expect(button.ariaPressed).toBe('false')
  expect(button).not.toHaveAttribute('data-added')
})

it('leaves unknown buttons and failed saves to hydration', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await loadHandler()
  for (const button of [
    addButton({ 'aria-pressed': 'false', 'data-favorite': JSON.stringify(profile) }),
    addButton({ 'data-saved-profiles': 'true' }),
  ]) {
    press(button)
    expect([globalThis.inputRecord?.clicked, rootDataset.waiting]).toEqual([button, ''])
    expect(button.ariaPressed).not.toBe('true')
  }
  vi.restoreAllMocks()
})

it('keeps a press that waits for hydration when a favorite is pressed after it', async () => {
  await loadHandler()
  const button = addButton({ 'data-saved-profiles': 'true' })
  press(button)
  press(addButton({ 'aria-pressed': 'false', 'data-favorite': JSON.stringify(profile) }))
  expect(listFavorites()).toEqual([profile])
  expect([globalThis.inputRecord?.clicked, rootDataset.waiting]).toEqual([button, ''])
})

it('does nothing once the page has hydrated', async () => {
  await loadHandler()
  const button = addButton({ 'aria-pressed': 'false', 'data-favorite': JSON.stringify(profile) })
  globalThis.inputRecord = undefined
  button.click()
  expect(listFavorites()).toEqual([])
})
