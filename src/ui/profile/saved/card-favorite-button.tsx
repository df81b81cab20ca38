'use client'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { heart } from '#ui/kit/display/page-icons.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { useFavorite, type FavoriteTexts } from './use-favorite.ts'

interface Props {
  readonly profile: SavedProfile
  /** The name on the card, which may be romanized. */
  readonly name: string
  readonly texts: FavoriteTexts
}

/** Not rendered on the server, because the button would enlarge the documents. */
export function CardFavoriteButton(props: Props) {
  const isHydrated = useIsHydrated()
  return isHydrated && <HydratedFavoriteButton {...props} />
}

function HydratedFavoriteButton({ profile, name, texts }: Props) {
  const { isFavorite, toggle } = useFavorite(profile, texts)
  return (
    <IconButton
      path={heart}
      label={`${isFavorite ? texts.saved : texts.save}: ${name}`}
      aria-pressed={isFavorite}
      onPress={toggle}
    />
  )
}
