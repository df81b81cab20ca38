import { beforeEach, expect, it, vi } from 'vitest'
import { noLanguageCookie } from '#application/routing/locale-path.ts'
import { localeCookie, localeCookieMaxAgeSeconds } from '#infrastructure/web-server/locale/root-redirect.ts'
import { rememberLanguage } from './remember-language.ts'

beforeEach(() => {
  document.cookie = `${localeCookie}=;path=/;max-age=0`
  document.head.innerHTML = ''
  document.documentElement.lang = 'en'
})

it('stores the language of the current page', () => {
  rememberLanguage()
  expect(document.cookie).toBe(`${localeCookie}=en`)
  document.documentElement.lang = 'ru'
  rememberLanguage()
  expect(document.cookie).toBe(`${localeCookie}=ru`)
})

it('stores nothing if the page opts out, and keeps an existing cookie', () => {
  document.head.innerHTML = `<meta name="${noLanguageCookie}" content="">`
  rememberLanguage()
  expect(document.cookie).toBe('')
  document.cookie = `${localeCookie}=ru;path=/`
  rememberLanguage()
  expect(document.cookie).toBe(`${localeCookie}=ru`)
})

it('gives the cookie the same lifetime as the server does', () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set')
  rememberLanguage()
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`;max-age=${localeCookieMaxAgeSeconds};`))
  setCookie.mockRestore()
})
