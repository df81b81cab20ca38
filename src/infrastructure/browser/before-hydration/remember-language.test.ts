import { beforeEach, expect, it } from 'vitest'
import { noLanguageCookie } from '#application/routing/locale-path.ts'
import { rememberLanguage } from './remember-language.ts'

beforeEach(() => {
  document.cookie = 'i18n_redirected=;path=/;max-age=0'
  document.head.innerHTML = ''
  document.documentElement.lang = 'en'
})

it('stores the language of the page, and of the next one', () => {
  rememberLanguage()
  expect(document.cookie).toBe('i18n_redirected=en')
  document.documentElement.lang = 'ru'
  rememberLanguage()
  expect(document.cookie).toBe('i18n_redirected=ru')
})

it('stores nothing if the page opts out, and keeps an existing cookie', () => {
  document.head.innerHTML = `<meta name="${noLanguageCookie}" content="">`
  rememberLanguage()
  expect(document.cookie).toBe('')
  document.cookie = 'i18n_redirected=ru;path=/'
  rememberLanguage()
  expect(document.cookie).toBe('i18n_redirected=ru')
})
