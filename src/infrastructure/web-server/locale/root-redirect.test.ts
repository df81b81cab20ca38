import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPreferredLocale, getRootRedirect } from './root-redirect.ts'

describe('R-locale-cookie: a full load of /', () => {
  it.each([
    [undefined, undefined, 'ru'],
    [undefined, 'en-US,en;q=0.9,ru;q=0.8', 'en'],
    [undefined, 'ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    [undefined, 'de-DE,en;q=0.5', 'en'],
    [undefined, 'de-DE', 'ru'],
    [undefined, 'en;q=0,ru', 'ru'],
    [undefined, 'EN-GB ; level=1 ; Q=0.0 , de , en;q=0.1', 'en'],
    [undefined, 'EN ; Q=0.0', 'ru'],
    ['i18n_redirected=ru', 'en', 'ru'],
    ['a=1; i18n_redirected=en; b=2', 'ru', 'en'],
    ['xi18n_redirected=en', 'ru', 'ru'],
    ['i18n_redirected=de', 'en', 'en'],
  ])('with the cookie %j and Accept-Language %j has the language %s', (cookieHeader, acceptLanguage, locale) => {
    expect(getPreferredLocale(cookieHeader, acceptLanguage)).toBe(locale)
  })

  it('redirects visitors who prefer English to /en with the query', () => {
    expect(getRootRedirect('utm=1', undefined, 'en')).toEqual({ status: 302, location: '/en?utm=1' })
    expect(getRootRedirect('', 'i18n_redirected=en', undefined)).toEqual({ status: 302, location: '/en' })
    expect(getRootRedirect('', undefined, 'ru')).toBeUndefined()
  })

  it('does not redirect a sign-in', () => {
    expect(getRootRedirect('login&returnTo=/x', undefined, 'en')).toBeUndefined()
  })

  it('sets the cookie when the language switch requests Russian', () => {
    expect(getRootRedirect('lang=ru&utm=1', 'i18n_redirected=en', 'en')).toEqual({
      status: 303,
      location: '/?utm=1',
      cookie: 'i18n_redirected=ru; Path=/; Max-Age=31536000; SameSite=Lax',
    })
  })

  it('follows the language switch even if the query also has lang=en', () => {
    expect(getRootRedirect('lang=en&lang=ru', 'i18n_redirected=en', 'en')).toMatchObject({ status: 303, location: '/' })
  })

  it('never redirects away from the site', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), query => {
        const redirect = getRootRedirect(query, undefined, 'en')
        expect(redirect?.location ?? '/').toMatch(/^\/(en)?(\?|$)/)
      }),
    )
  })
})
