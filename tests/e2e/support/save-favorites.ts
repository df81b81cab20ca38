import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The facts of these favorites load later, so their cards grow until `expectPrices` resolves. */
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

export const expectPrices = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '₽' })).toHaveCount(count)
