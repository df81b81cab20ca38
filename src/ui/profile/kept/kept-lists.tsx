'use client'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { KeptProfiles } from '../../../application/profile/kept-profiles'
import type { KeptList, KeptProfile } from '../../../domain/profile/kept-profiles'

const Context = createContext<KeptProfiles | undefined>(undefined)

interface Props {
  readonly kept: KeptProfiles
  readonly children: ReactNode
}

/** Gives what stands below it the lists that this device keeps. */
export function KeptProvider({ kept, children }: Props) {
  return <Context value={kept}>{children}</Context>
}

export function useKept(): KeptProfiles {
  const kept = useContext(Context)
  if (!kept) throw new Error('No kept profiles here: KeptProvider is missing above')
  return kept
}

const nobody: readonly KeptProfile[] = []

/** A list as it is now, followed through every change. Pages are the same for everybody: at first it is empty. */
export function useKeptList(list: KeptList): readonly KeptProfile[] {
  const { subscribe, items } = useKept()
  return useSyncExternalStore(
    subscribe,
    () => items(list),
    () => nobody,
  )
}
