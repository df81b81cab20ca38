import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NextConfig } from 'next'
import { expect, it } from 'vitest'
import { routeNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
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

/** The addresses that Next renders for a route: its own, or those of its rewrites in next.config.mjs. */
async function findInnerAddresses(path: string): Promise<readonly string[]> {
  const { default: config } = (await import(pathToFileURL(join(root, 'next.config.mjs')).href)) as {
    readonly default: NextConfig
  }
  const rewrites = await config.rewrites?.()
  if (!rewrites || Array.isArray(rewrites)) throw new Error('next.config.mjs has no `beforeFiles` rewrites')
  const inner = (rewrites.beforeFiles ?? [])
    .filter(({ source }) => source.replace(/^\/:locale\([^)]+\)/, '') === path)
    .map(({ destination }) => destination.replace('/:locale', ''))
  return inner.length > 0 ? inner : [path]
}

it.each(routeNames)('%s has a page in src/app', async name => {
  for (const address of await findInnerAddresses(routes[name].path))
    expect(
      pages.filter(folder => toPattern(folder).test(address)),
      address,
    ).toHaveLength(1)
})

it('every page in src/app belongs to a route', async () => {
  const addresses = await Promise.all(routeNames.map(name => findInnerAddresses(routes[name].path)))
  const patterns = pages.filter(folder => !folder.startsWith('/~error')).map(toPattern)
  expect(patterns.filter(pattern => !addresses.flat().some(address => pattern.test(address)))).toEqual([])
})
