import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRedirect, routeRules, type RouteRule } from './route-rules.ts'

const rules: readonly RouteRule[] = [
  { source: '/old', destination: '/new' },
  { source: '/docs/**', destination: 'https://docs.example/site/**' },
  { source: '/blog/**', destination: 'https://blog.example/' },
  { source: '/moved/**', destination: '/**' },
]

describe('R-route-rules', () => {
  it.each([
    ['/old', '', '/new', false],
    ['/en/old', 'a=1', '/en/new?a=1', false],
    ['/docs/a/b', 'q=1', 'https://docs.example/site/a/b?q=1', true],
    ['/en/docs/a', '', 'https://docs.example/site/a', true],
    ['/blog/2026', '', 'https://blog.example/', true],
    ['/moved/kazan', '', '/kazan', false],
  ])('%s?%s leads to %s', (path, query, location, isExternal) => {
    expect(findRedirect(rules, path, query)).toEqual({ location, isExternal })
  })

  it.each(['/', '/kazan', '/older', '/old/more', '/docs', '/en'])('do not redirect %s', path => {
    expect(findRedirect(rules, path, '')).toBeUndefined()
  })

  it('never redirect to a site that no rule names', () => {
    const segment = fc.constantFrom('', '/', 'evil.example', '..', 'moved', 'docs', 'en', '\\', '@')
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), segments => {
        const redirect = findRedirect(rules, `/moved/${segments.join('/')}`, '')
        expect(redirect?.location ?? '/').toMatch(/^\/(?![/\\])/)
      }),
    )
  })
})

describe('R-route-rules: the rules of the product', () => {
  it.each([
    ['/specialists', '/profiles'],
    ['/specialists/7', '/profiles/7'],
    ['/en/specialists', '/en/profiles'],
    ['/cities', '/#cities'],
    ['/privacy', '/about/privacyPolicy'],
    ['/terms', '/about/termsOfUse'],
    ['/en/offer', '/en/help/offer'],
  ])('%s leads to %s', (from, to) => {
    expect(findRedirect(routeRules, from, '')).toEqual({ location: to, isExternal: false })
  })

  it('never chain redirects', () => {
    for (const { source } of routeRules) {
      const redirect = findRedirect(routeRules, source.replace('/**', '/7'), '')
      expect(redirect && findRedirect(routeRules, redirect.location.split('#', 1)[0] ?? '', '')).toBeUndefined()
    }
  })

  it('put the anchor after the query', () => {
    expect(findRedirect(routeRules, '/en/cities', 'utm=1')?.location).toBe('/en?utm=1#cities')
  })
})
