import { expect, it } from 'vitest'
import { cookieBannerTable } from './cookie-banner-table.ts'

it('has a row per state; only the state that asks can change, by the stored text or the button', () => {
  expect(cookieBannerTable).toEqual([
    [0, 1, 2],
    [1, 1, 1],
    [1, 1, 1],
  ])
})
