'use client'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { SavedProfiles } from '#application/profile/saved-profiles.ts'
import type { SavedList, SavedProfile } from '#domain/profile/saved-profiles.ts'

const Context = createContext<SavedProfiles | undefined>(undefined)

interface Props {
  readonly kept: SavedProfiles
  readonly children: ReactNode
}

/** Gives what stands below it the lists that this device keeps. */
export function SavedProfilesProvider({ kept, children }: Props) {
  return <Context value={kept}>{children}</Context>
}

export function useSavedProfiles(): SavedProfiles {
  const kept = useContext(Context)
  if (!kept) throw new Error('No kept profiles here: KeptProvider is missing above')
  return kept
}

const nobody: readonly SavedProfile[] = []

/** A list as it is now, followed through every change. Pages are the same for everybody: at first it is empty. */
export function useSavedList(list: SavedList): readonly SavedProfile[] {
  const { subscribe, items } = useSavedProfiles()
  return useSyncExternalStore(
    subscribe,
    () => items(list),
    () => nobody,
  )
}
