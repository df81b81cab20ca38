import { createLazyIsland } from '#ui/lazy-island.tsx'

// Loaded lazily: importing the list from an island would change the stylesheets of all public pages.
export const LoadedReviews = createLazyIsland(async () => (await import('./loaded-reviews.tsx')).LoadedReviews)
