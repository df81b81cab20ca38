import type { Page } from '@playwright/test'

/** Stores favorites before the scripts of each document run. The profile with the id 1 gets the name 'Имя 1'. */
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
