import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { LazySavedSections } from './lazy-saved-sections.tsx'
import { SavedProfilesContext } from './saved-profiles-context.tsx'

interface ObserverEntry {
  readonly isIntersecting: boolean
  readonly boundingClientRect: { readonly top: number }
}

afterEach(() => vi.unstubAllGlobals())

test('loads nothing for empty lists, shows the sections when their place is below the viewport, and at once on later pages', async () => {
  const observe = vi.fn<() => void>()
  let observerCount = 0
  let notifyObserver: (entries: readonly ObserverEntry[]) => void = () => undefined
  class Observer {
    constructor(callback: typeof notifyObserver) {
      observerCount += 1
      notifyObserver = callback
    }
    observe = observe
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const reportPosition = (top: number, isIntersecting: boolean) =>
    act(() => notifyObserver([{ isIntersecting, boundingClientRect: { top } }]))
  const store = createSavedProfiles(aDevice())
  const page = (
    <SavedProfilesContext value={store}>
      <LazySavedSections locale="ru" />
    </SavedProfilesContext>
  )
  const firstView = render(page)
  expect(observerCount).toBe(0)
  act(() => void store.add('favorites', toSavedProfile(aProfile())))
  await expect.poll(() => observe).toHaveBeenCalled()
  reportPosition(300, true)
  reportPosition(-900, false)
  expect(screen.queryByRole('region')).toBeNull()
  reportPosition(2000, false)
  expect(screen.getByRole('region', { name: 'Избранное' })).toBeInTheDocument()
  firstView.unmount()
  render(page)
  expect(screen.getByRole('region', { name: 'Избранное' })).toBeInTheDocument()
})
