import { expect, it } from 'vitest'
import { cookieBannerTable } from './cookie-banner-table.ts'

it('has a row for each state: a page that asks changes by the stored text or the button, one that has accepted by nothing', () => {
  expect(cookieBannerTable).toEqual([
    [0, 1, 2],
    [1, 1, 1],
    [1, 1, 1],
  ])
})
