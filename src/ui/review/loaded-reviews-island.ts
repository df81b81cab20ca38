import { createLazyIsland } from '#ui/lazy-island.tsx'

// Lazy, because a static import of the list in an island would change the stylesheets of all public pages.
export const LoadedReviews = createLazyIsland(async () => (await import('./loaded-reviews.tsx')).LoadedReviews)
