import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSavedList, useSavedProfiles } from './saved-lists.tsx'

export interface FavouriteTexts {
  readonly save: string
  readonly saved: string
  readonly added: string
  readonly open: string
  readonly failed: string
}

/** Presses the link of the page, which also says when the dialog does not load. */
const openFavourites = () => document.querySelector<HTMLElement>('[data-saved-profiles]')?.click()

/** Whether the profile is a favourite on this device, and what a press of its button does. */
export function useFavourite(profile: SavedProfile, texts: FavouriteTexts) {
  const { toasts } = useOverlays()
  const store = useSavedProfiles()
  const isFavourite = useSavedList('favorites').some(({ id }) => id === profile.id)
  const announceAdded = () =>
    toasts.show({
      kind: 'success',
      text: texts.added,
      action: { text: texts.open, run: openFavourites },
    })
  const toggle = () => {
    if (isFavourite) store.remove('favorites', profile.id)
    else if (store.add('favorites', profile)) announceAdded()
    else toasts.show({ kind: 'error', text: texts.failed })
  }
  return { isFavourite, toggle, announceAdded }
}
