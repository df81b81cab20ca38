'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SavedProfiles } from '#application/profile/saved-profiles.ts'
import type { SavedList, SavedProfile } from '#domain/profile/saved-profiles.ts'

export const SavedProfilesContext = createContext<SavedProfiles | undefined>(undefined)

export function useSavedProfiles(): SavedProfiles {
  const store = useContext(SavedProfilesContext)
  if (!store) throw new Error('Missing SavedProfilesContext')
  return store
}

const emptyList: readonly SavedProfile[] = []

export function useSavedList(list: SavedList): readonly SavedProfile[] {
  const { subscribe, getItems } = useSavedProfiles()
  return useSyncExternalStore(
    subscribe,
    () => getItems(list),
    () => emptyList,
  )
}
