import type { NextConfig } from 'next'
import { routeNames } from '#application/routing/route-facts.ts'
import { routes, type RouteName } from '#application/routing/routes.ts'
import { locales } from '#domain/shared/locale.ts'

type Rewrites = Extract<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, readonly unknown[]>

/** Query parameters in which the web server passes parsed values to Next. */
export const internalParameters = { filters: '~filters', ids: '~ids', list: '~list' } as const

const conditions = {
  page: { type: 'query', key: 'page', value: '(?<page>[1-9]\\d*)' },
  category: { type: 'query', key: 'category', value: '(?<category>.+)' },
  filters: { type: 'query', key: internalParameters.filters, value: '(?<filters>[\\w-]+)' },
  ids: { type: 'query', key: internalParameters.ids, value: '(?<ids>[\\d-]+)' },
  list: { type: 'query', key: internalParameters.list, value: '(?<list>[\\w-]+)' },
} as const

/** Query parameters become path segments, because Next passes only pages that read no query to its cache handler. */
const internalPaths: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  specialists: [
    '/:city/~filtered/:filters/:page/:category*',
    '/:city/specialists/:page/:category*',
    '/:city/specialists/1/:category*',
  ],
  profiles: [
    '/~filtered/:filters/:page/:category',
    '/~filtered/:filters/:page',
    '/~profiles/:page/:category',
    '/~profiles/1/:category',
    '/~profiles/:page',
    '/~profiles/1',
  ],
  comparison: ['/~compare/:ids', '/~compare'],
  cities: ['/~cities/:list', '/~cities'],
  profile: ['/profiles/:id/:page', '/profiles/:id/1'],
}

const listParameters = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

function listRouteRewrites(name: RouteName): Rewrites {
  const { path } = routes[name]
  const paths = internalPaths[name] ?? []
  const isRead = (parameter: string) => paths.some(internalPath => listParameters(internalPath).includes(parameter))
  const queryConditions = Object.entries(conditions).filter(
    ([parameter]) => isRead(parameter) && !listParameters(path).includes(parameter),
  )
  return paths.map(internalPath => {
    const isInPath = ([parameter]: readonly [string, unknown]) => listParameters(internalPath).includes(parameter)
    return {
      source: `/:locale(${locales.join('|')})${path}`,
      has: queryConditions.filter(isInPath).map(([, condition]) => condition),
      missing: queryConditions.filter(entry => !isInPath(entry)).map(([, { type, key }]) => ({ type, key })),
      destination: `/:locale${internalPath}`,
    }
  })
}

const [defaultLocale, ...prefixedLocales] = locales

/** Adds the default language's prefix, except to paths with another prefix, files (a dot) and Next's own paths. */
const addLocale = {
  source: `/:path((?!(?:${prefixedLocales.join('|')})(?:/|$)|_next/|.*\\.).*)`,
  destination: `/${defaultLocale}/:path`,
}

/** Next applies the rewrites in order, each to the result of the one before. @internal Only next.config.ts reads it. */
export const rewrites: Rewrites = [addLocale, ...routeNames.flatMap(listRouteRewrites)]
