'use client'
import { useSyncExternalStore } from 'react'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { heart } from '#ui/kit/display/page-icons.ts'
import { useFavourite, type FavouriteTexts } from './use-favourite.ts'

interface Props {
  readonly profile: SavedProfile
  /** The name as the card shows it. */
  readonly name: string
  readonly texts: FavouriteTexts
}

const neverChanges = () => () => undefined

/** Saves the specialist of a card. Only hydrated pages have it: in documents it would cost bytes for each card. */
export function CardHeart(props: Props) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isHydrated && <Heart {...props} />
}

function Heart({ profile, name, texts }: Props) {
  const { isFavourite, toggle } = useFavourite(profile, texts)
  return (
    <IconButton
      path={heart}
      label={`${isFavourite ? texts.saved : texts.save}: ${name}`}
      aria-pressed={isFavourite}
      onPress={toggle}
    />
  )
}
