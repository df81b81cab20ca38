import { beforeEach, expect, it, vi } from 'vitest'
import { noLanguageCookie } from '#application/routing/locale-path.ts'
import { localeCookie, localeCookieMaxAgeSeconds } from '#infrastructure/web-server/locale/root-redirect.ts'

function loadPage(lang: string) {
  document.documentElement.lang = lang
  vi.resetModules()
  return import('./remember-language.ts')
}

beforeEach(() => {
  document.cookie = `${localeCookie}=;path=/;max-age=0`
  document.head.innerHTML = ''
})

it('stores the language of the current page', async () => {
  for (const lang of ['en', 'ru']) {
    const { rememberLanguage } = await loadPage(lang)
    rememberLanguage()
    expect(document.cookie).toBe(`${localeCookie}=${lang}`)
  }
})

it('stores the language of the page even after the browser has translated it', async () => {
  const { rememberLanguage } = await loadPage('ru')
  document.documentElement.lang = 'de'
  rememberLanguage()
  expect(document.cookie).toBe(`${localeCookie}=ru`)
})

it('stores nothing if the page opts out, and keeps an existing cookie', async () => {
  document.head.innerHTML = `<meta name="${noLanguageCookie}" content="">`
  const { rememberLanguage } = await loadPage('en')
  rememberLanguage()
  expect(document.cookie).toBe('')
  document.cookie = `${localeCookie}=ru;path=/`
  rememberLanguage()
  expect(document.cookie).toBe(`${localeCookie}=ru`)
})

it('gives the cookie the same lifetime as the server does', async () => {
  const { rememberLanguage } = await loadPage('en')
  const setCookie = vi.spyOn(document, 'cookie', 'set')
  rememberLanguage()
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`;max-age=${localeCookieMaxAgeSeconds};`))
  setCookie.mockRestore()
})
