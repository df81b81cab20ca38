import { expect, it } from 'vitest'
import { cookieBannerTable } from './cookie-banner-table.ts'

it('leaves the asking row only on stored consent or a press of the button, and never returns to it', () => {
  expect(cookieBannerTable).toEqual([
    [0, 1, 2],
    [1, 1, 1],
    [1, 1, 1],
  ])
})
