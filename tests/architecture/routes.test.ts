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

/** `[param]` matches only a `:param` or the page number 1. If it matched any segment, `/[city]` would match `/help`. */
const toPattern = (folder: string) =>
  new RegExp(`^${folder.replaceAll(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.+)?').replaceAll(/\[\w+\]/g, '(?::\\w+|1)')}$`)

function listNextPaths(name: RouteName): readonly string[] {
  const { path } = routes[name]
  const destinations = rewrites
    .filter(({ source }) => source.replace(/^\/:locale\([^)]+\)/, '') === path)
    .map(({ destination }) => destination.replace('/:locale', ''))
  return destinations.length > 0 ? destinations : [path]
}

it.each(routeNames)('%s has a page in src/app', name => {
  for (const path of listNextPaths(name))
    expect(
      pages.filter(folder => toPattern(folder).test(path)),
      path,
    ).toHaveLength(1)
})

it('every page in src/app belongs to a route', () => {
  const nextPaths = routeNames.flatMap(listNextPaths)
  const patterns = pages.filter(folder => !folder.startsWith('/~error')).map(toPattern)
  expect(patterns.filter(pattern => !nextPaths.some(path => pattern.test(path)))).toEqual([])
})
