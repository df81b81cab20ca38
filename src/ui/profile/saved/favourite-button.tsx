'use client'
import { useEffect } from 'react'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { heart } from '#ui/kit/display/page-icons.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSavedProfiles, useSavedList } from './saved-lists.tsx'

interface Props {
  readonly profile: SavedProfile
  readonly texts: { readonly label: string; readonly added: string; readonly failed: string }
}

/**
 * Toggles a favourite on this device and records the profile as recently viewed. Before hydration `early-answers.ts`
 * handles presses with the data of `data-favourite`.
 */
export function FavouriteButton({ profile, texts }: Props) {
  const { toasts } = useOverlays()
  const store = useSavedProfiles()
  const isFavourite = useSavedList('favorites').some(({ id }) => id === profile.id)
  useEffect(() => {
    store.add('recents', profile)
    // Set by `early-answers.ts`.
    if (document.querySelector('[data-added]')) toasts.show({ kind: 'success', text: texts.added })
  }, [store, profile, toasts, texts.added])
  const toggle = () => {
    if (isFavourite) store.remove('favorites', profile.id)
    else if (store.add('favorites', profile)) toasts.show({ kind: 'success', text: texts.added })
    else toasts.show({ kind: 'error', text: texts.failed })
  }
  return (
    <Button
      kind="quiet"
      aria-pressed={isFavourite}
      suppressHydrationWarning
      data-favourite={JSON.stringify(profile)}
      onPress={toggle}
    >
      <Icon path={heart} />
      {texts.label}
    </Button>
  )
}
