'use client'
import { useSyncExternalStore } from 'react'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { heart } from '#ui/kit/display/page-icons.ts'
import { useFavourite, type FavouriteTexts } from './use-favourite.ts'

interface Props {
  readonly profile: SavedProfile
  /** The name on the card. */
  readonly name: string
  readonly texts: FavouriteTexts
}

const subscribeToNothing = () => () => undefined

/** Saves the specialist of a card. Only hydrated pages have the button, because it would enlarge documents. */
export function CardHeart(props: Props) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
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
