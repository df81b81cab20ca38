import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { routeNames } from '#application/routing/route-facts.ts'
import { routes, type RouteName } from '#application/routing/routes.ts'
import { rewrites } from '#infrastructure/next/rewrites.ts'
import { root } from './support/create-planted-project.ts'

const pages = readdirSync(join(root, 'src/app/[locale]'), { recursive: true, encoding: 'utf8' })
  .filter(path => /(^|\/)page\.tsx$/.test(path))
  .map(path => `/${path}`.replace(/\/page\.tsx$/, '') || '/')

/**
 * A `[param]` folder matches a `:param` of the path or the page number that rewrites insert, never another literal segment: otherwise
 * `[city]` would match every missing page.
 */
const toPattern = (folder: string) =>
  new RegExp(`^${folder.replaceAll(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.+)?').replaceAll(/\[\w+\]/g, '(?::\\w+|1)')}$`)

/** The addresses that Next renders for a route: its own, or those of its rewrites. */
function listInnerPaths(name: RouteName): readonly string[] {
  const { path } = routes[name]
  const inner = rewrites
    .filter(({ source }) => source.replace(/^\/:locale\([^)]+\)/, '') === path)
    .map(({ destination }) => destination.replace('/:locale', ''))
  return inner.length > 0 ? inner : [path]
}

it.each(routeNames)('%s has a page in src/app', name => {
  for (const address of listInnerPaths(name))
    expect(
      pages.filter(folder => toPattern(folder).test(address)),
      address,
    ).toHaveLength(1)
})

it('every page in src/app belongs to a route', () => {
  const addresses = routeNames.flatMap(listInnerPaths)
  const patterns = pages.filter(folder => !folder.startsWith('/~error')).map(toPattern)
  expect(patterns.filter(pattern => !addresses.some(address => pattern.test(address)))).toEqual([])
})
