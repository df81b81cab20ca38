import { beforeEach, expect, test } from 'vitest'
import { getCurrentLocale } from './browser-texts.ts'

beforeEach(() => {
  history.replaceState(null, '', '/')
  return () => {
    history.replaceState(null, '', '/')
    document.documentElement.removeAttribute('lang')
  }
})

test.each([
  ['/', 'ru'],
  ['/kazan', 'ru'],
  ['/en', 'en'],
  ['/en/kazan?search=a', 'en'],
  ['/english', 'ru'],
])('the language of %s is %s, even after the browser has translated the page', (path, locale) => {
  history.replaceState(null, '', path)
  for (const lang of ['en', 'ru', 'de']) {
    document.documentElement.lang = lang
    expect(getCurrentLocale()).toBe(locale)
  }
})
