'use client'
import { useEffect, useEffectEvent } from 'react'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { heart } from '#ui/kit/display/page-icons.ts'
import { useFavorite, type FavoriteTexts } from './use-favorite.ts'
import { useSavedProfiles } from './saved-profiles-context.tsx'

interface Props {
  readonly profile: SavedProfile
  readonly texts: FavoriteTexts
}

export function FavoriteButton({ profile, texts }: Props) {
  const store = useSavedProfiles()
  const { isFavorite, toggle, announceAdded } = useFavorite(profile, texts)
  const announceEarlyPress = useEffectEvent(() => {
    // `early-presses.ts` sets this attribute.
    const earlyButton = document.querySelector('[data-added]')
    if (!earlyButton) return
    earlyButton.removeAttribute('data-added')
    announceAdded()
  })
  useEffect(() => {
    store.add('recents', profile)
    announceEarlyPress()
  }, [store, profile])
  return (
    <Button
      kind="quiet"
      aria-pressed={isFavorite}
      suppressHydrationWarning
      data-favorite={JSON.stringify(profile)}
      onPress={toggle}
    >
      <Icon path={heart} />
      {isFavorite ? texts.saved : texts.save}
    </Button>
  )
}
