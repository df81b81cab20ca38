import type { Page } from '@playwright/test'

export const saveFavorites = (page: Page, profileIds: readonly number[]): Promise<unknown> =>
  page.addInitScript(ids => {
    const profiles = ids.map(id => ({
      id,
      user: { id, name: `Имя ${id}`, avatar: null },
      specialities: null,
      city: null,
    }))
    localStorage.setItem('favourites', JSON.stringify(profiles))
  }, profileIds)
