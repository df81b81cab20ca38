'use client'

import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'

export const FavouritesIsland = createBrowserIsland(
  async () => (await loadWithTexts(import('#ui/profile/saved/favourites.tsx'), savedTexts)).Favourites,
)
