import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSavedList, useSavedProfiles } from './saved-profiles-context.tsx'

export interface FavoriteTexts {
  readonly save: string
  readonly saved: string
  readonly added: string
  readonly open: string
  readonly failed: string
}

/** Clicks a button that opens the dialog, because the listener for these clicks also reports a load error. */
export const openFavorites = () => document.querySelector<HTMLElement>('[data-saved-profiles]')?.click()

export function useFavorite(profile: SavedProfile, texts: FavoriteTexts) {
  const { toasts } = useOverlays()
  const store = useSavedProfiles()
  const isFavorite = useSavedList('favorites').some(({ id }) => id === profile.id)
  const announceAdded = () =>
    toasts.show({
      kind: 'success',
      text: texts.added,
      action: { text: texts.open, run: openFavorites },
    })
  const toggle = () => {
    if (isFavorite) store.remove('favorites', profile.id)
    else if (store.add('favorites', profile)) announceAdded()
    else toasts.show({ kind: 'error', text: texts.failed })
  }
  return { isFavorite, toggle, announceAdded }
}
