import { expect, it } from 'vitest'
import { listSourcePaths, readSource } from './support/sources.ts'

/** Values of the specification. Dialogs are in the browser's top layer, above any z-index. */
const expectedZIndexes = {
  'src/ui/kit/overlays/menu.module.css': [1000],
  'src/ui/kit/styles/base.css': [1100],
  'src/ui/notification/bell-popover.module.css': [1000],
  'src/ui/overlay/toast-list.module.css': [1200],
  'src/ui/profile/list/sort-menu.module.css': [1000],
  'src/ui/search/suggestions.module.css': [1000],
}

it('only the listed style sheets have a z-index of 1000 or more, with the specified values', () => {
  const zIndexes = listSourcePaths('src', /\.css$/).map(path => {
    const values = [...readSource(path).text.matchAll(/z-index: (\d+)/g)].map(([, value]) => Number(value))
    return [path, values.filter(value => value >= 1000)] as const
  })
  expect(Object.fromEntries(zIndexes.filter(([, values]) => values.length > 0))).toEqual(expectedZIndexes)
})
