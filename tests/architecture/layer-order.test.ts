import { expect, it } from 'vitest'
import { listSources, readSource } from './support/sources.ts'

/**
 * The specification's bases: overlays and menus 1000, above them 1100 (the loading indicator). Toasts are above all. Dialogs are in the
 * browser's top layer, above any of these; the only tooltips are the browser's own.
 */
const layers = {
  'src/ui/kit/overlays/menu.module.css': [1000],
  'src/ui/kit/styles/base.css': [1100],
  'src/ui/notification/bell-popover.module.css': [1000],
  'src/ui/overlay/toast-list.module.css': [1200],
  'src/ui/profile/list/sort-menu.module.css': [1000],
  'src/ui/search/suggestions.module.css': [1000],
}

it('what floats above the page is in one of the specified layers', () => {
  const found = listSources('src', /\.css$/).map(path => {
    const orders = [...readSource(path).text.matchAll(/z-index: (\d+)/g)].map(([, order]) => Number(order))
    return [path, orders.filter(order => order >= 1000)] as const
  })
  expect(Object.fromEntries(found.filter(([, orders]) => orders.length > 0))).toEqual(layers)
})
