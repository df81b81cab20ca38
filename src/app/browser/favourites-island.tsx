'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { InBrowser } from './own/in-browser.tsx'

const Favourites = lazyIsland(() =>
  withTexts(import('#ui/profile/saved/favourites.tsx'), savedTexts).then(file => file.Favourites),
)

export function FavouritesIsland({ locale }: { readonly locale: Locale }) {
  return (
    <InBrowser>
      <Favourites locale={locale} />
    </InBrowser>
  )
}
