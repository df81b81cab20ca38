'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { BrowserOnly } from './browser-only.tsx'

const Favourites = lazyIsland(() =>
  loadWithTexts(import('#ui/profile/saved/favourites.tsx'), savedTexts).then(module => module.Favourites),
)

export function FavouritesIsland({ locale }: { readonly locale: Locale }) {
  return (
    <BrowserOnly>
      <Favourites locale={locale} />
    </BrowserOnly>
  )
}
