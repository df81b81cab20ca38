'use client'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { SavedProfiles } from '#application/profile/saved-profiles.ts'
import type { SavedList, SavedProfile } from '#domain/profile/saved-profiles.ts'

const SavedProfilesContext = createContext<SavedProfiles | undefined>(undefined)

interface Props {
  readonly store: SavedProfiles
  readonly children: ReactNode
}

export function SavedProfilesProvider({ store, children }: Props) {
  return <SavedProfilesContext value={store}>{children}</SavedProfilesContext>
}

export function useSavedProfiles(): SavedProfiles {
  const store = useContext(SavedProfilesContext)
  if (!store) throw new Error('Missing SavedProfilesProvider')
  return store
}

const emptyList: readonly SavedProfile[] = []

/** Empty during hydration, because cached pages are rendered without a visitor. */
export function useSavedList(list: SavedList): readonly SavedProfile[] {
  const { subscribe, getItems } = useSavedProfiles()
  return useSyncExternalStore(
    subscribe,
    () => getItems(list),
    () => emptyList,
  )
}
