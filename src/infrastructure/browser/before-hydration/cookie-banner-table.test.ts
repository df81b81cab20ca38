import { expect, it } from 'vitest'
import { cookieBannerTable } from './cookie-banner-table.ts'

it('has a row for each state; only the asking row changes, on stored consent or a press of the button', () => {
  expect(cookieBannerTable).toEqual([
    [0, 1, 2],
    [1, 1, 1],
    [1, 1, 1],
  ])
})
