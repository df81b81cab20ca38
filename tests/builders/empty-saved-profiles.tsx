import { useState, type ReactNode } from 'react'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { SavedProfilesContext } from '#ui/profile/saved/saved-profiles-context.tsx'
import { aDevice } from './device.ts'

export function EmptySavedProfiles({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createSavedProfiles(aDevice()))
  return <SavedProfilesContext value={store}>{children}</SavedProfilesContext>
}
