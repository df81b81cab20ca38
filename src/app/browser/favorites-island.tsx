'use client'

import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'

export const FavoritesIsland = createBrowserIsland(
  async () => (await loadWithTexts(import('#ui/profile/saved/favorites.tsx'), savedTexts)).Favorites,
)
