import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveRoute } from './resolve-route.ts'

describe('resolving a path', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/kazan', { name: 'city', city: 'kazan' }],
    ['/ru', { name: 'city', city: 'ru' }],
    ['/kazan/specialists', { name: 'specialists', city: 'kazan', category: null }],
    ['/kazan/specialists/a/b/c', { name: 'specialists', city: 'kazan', category: 'a/b/c' }],
    ['/profiles', { name: 'profiles' }],
    ['/profiles/12', { name: 'profile', id: 12 }],
    ['/profiles/x', undefined],
    ['/profiles/compare', { name: 'comparison' }],
    ['/profiles/cities', { name: 'cities' }],
    ['/profiles/compare/7', undefined],
    ['/profiles/12/reviews', undefined],
    ['/kazan/nope', undefined],
    ['/ru/moskva', undefined],
    ['//', undefined],
    ['/kazan/', undefined],
    ['/kazan/specialists/', undefined],
    ['//kazan', undefined],
    ['/about', { name: 'about' }],
    ['/about/privacyPolicy', { name: 'privacy-policy' }],
    ['/about/termsOfUse', { name: 'terms-of-use' }],
    ['/about/userAgreement', { name: 'user-agreement' }],
    ['/help', { name: 'help' }],
    ['/help/offer', { name: 'offer' }],
    ['/help/offer/', undefined],
    ['/about/nope', undefined],
    ['/about/privacy-policy', undefined],
    ['/profile', { name: 'own-profile' }],
    ['/profile/settings', { name: 'own-settings' }],
    ['/profile/settings/edit/about', { name: 'edit-about' }],
    ['/profile/settings/edit', undefined],
    ['/profile/edit/about', undefined],
    ['/profile/nope', undefined],
    ['/register', { name: 'register' }],
    ['/register/nope', undefined],
    ['/test', { name: 'gallery' }],
    ['/test/buttons', undefined],
    ['/test/api', { name: 'api-reference' }],
    ['/test/api/more', undefined],
    ['/use-cases', undefined],
    ['/Kazan', { name: 'city', city: 'Kazan' }],
    ['/Кириллица/specialists/c++', { name: 'specialists', city: 'Кириллица', category: 'c++' }],
    ['/Profiles', undefined],
    ['/~profiles', undefined],
    ['/with space', undefined],
    ['/100%', undefined],
    ['/kazan/specialists/../up', undefined],
  ])('resolves %s to %j', (path, route) => {
    expect(resolveRoute(path)).toEqual({ locale: 'ru', route })
    expect(resolveRoute(path === '/' ? '/en' : `/en${path}`)).toEqual({ locale: 'en', route })
  })

  it('does not resolve a locale with a trailing slash', () => {
    expect(resolveRoute('/en/')).toEqual({ locale: 'en', route: undefined })
  })

  it('treats a first segment that merely starts with a locale as a city', () => {
    expect(resolveRoute('/english')).toEqual({ locale: 'ru', route: { name: 'city', city: 'english' } })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), path => {
        expect(['ru', 'en']).toContain(resolveRoute(`/${path}`).locale)
      }),
    )
  })
})
