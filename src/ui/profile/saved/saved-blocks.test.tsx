import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { SavedBlocks } from './saved-blocks.tsx'
import { SavedProfilesProvider } from './saved-lists.tsx'

interface Seen {
  readonly isIntersecting: boolean
  readonly boundingClientRect: { readonly top: number }
}

afterEach(() => vi.unstubAllGlobals())

test('appears only while below the viewport, to avoid layout shift, and at once from then on', async () => {
  const observe = vi.fn<() => void>()
  let see: (all: readonly Seen[]) => void = () => undefined
  class Observer {
    constructor(call: typeof see) {
      see = call
    }
    observe = observe
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const at = (top: number, isIntersecting: boolean) => act(() => see([{ isIntersecting, boundingClientRect: { top } }]))
  const kept = createSavedProfiles(aDevice())
  const page = (
    <SavedProfilesProvider store={kept}>
      <SavedBlocks locale="ru" />
    </SavedProfilesProvider>
  )
  const first = render(page)
  expect(observe).not.toHaveBeenCalled()
  act(() => void kept.add('favorites', toSavedProfile(aProfile())))
  await expect.poll(() => observe).toHaveBeenCalled()
  at(300, true)
  at(-900, false)
  expect(screen.queryByRole('region')).toBeNull()
  at(2000, false)
  expect(screen.getByRole('region', { name: 'Избранное' })).toBeInTheDocument()
  first.unmount()
  render(page)
  expect(screen.getByRole('region', { name: 'Избранное' })).toBeInTheDocument()
})
