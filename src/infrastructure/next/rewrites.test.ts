import { expect, it } from 'vitest'
import { routeNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { rewrites } from './rewrites.ts'

const page = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d*)' }

it('adds the default language to a path without a language', () => {
  expect(rewrites[0]).toEqual({ source: '/:path((?!(?:en)(?:/|$)|_next/|.*\\.).*)', destination: '/ru/:path' })
})

it('takes the path of a route from the table of routes', () => {
  const sources = new Set(rewrites.slice(1).map(({ source }) => source.replace('/:locale(ru|en)', '')))
  const paths: readonly string[] = routeNames.map(name => routes[name].path)
  expect([...sources].filter(source => !paths.includes(source))).toEqual([])
})

it('takes a parameter of the internal path from the query if the path of the route lacks it', () => {
  expect(rewrites.filter(({ source }) => source.endsWith('/profiles/:id'))).toEqual([
    { source: '/:locale(ru|en)/profiles/:id', has: [page], missing: [], destination: '/:locale/profiles/:id/:page' },
    {
      source: '/:locale(ru|en)/profiles/:id',
      has: [],
      missing: [{ type: 'query', key: 'page' }],
      destination: '/:locale/profiles/:id/1',
    },
  ])
})

it('tries a fixed path before one with a parameter in its place', () => {
  const destinations = rewrites.map(({ destination }) => destination)
  expect(destinations).toContain('/:locale/~compare')
  expect(destinations.indexOf('/:locale/~compare')).toBeLessThan(destinations.indexOf('/:locale/profiles/:id/1'))
})
