// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const linkOf = (data: Readonly<Record<string, string>>, text = 'Открыть') => {
  const link = document.createElement('a')
  Object.assign(link.dataset, data)
  link.textContent = text
  document.body.append(link)
  return link
}
const press = (link: HTMLElement) => {
  globalThis.znatokInput = { entered: new Set(), clicked: link }
  globalThis.showEarlyDialog?.(link)
}
const heading = () => document.querySelector('.early-dialog h2')?.textContent

beforeEach(async () => {
  // jsdom has neither of them.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn()
    },
  )
  Object.assign(document, { adoptedStyleSheets: [] })
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn() })
  await import('./early-dialog.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.znatokInput = undefined
  document.body.innerHTML = ''
  document.documentElement.lang = 'ru'
})

test.each([
  [{ login: '' }, 'Вход', 'Sign in'],
  [{ cityPicker: '' }, 'Ваш город', 'Your city'],
  [{ form: 'complaint' }, 'Пожаловаться на\u00a0профиль', 'Report this profile'],
  [{ form: 'review' }, 'Ваш отзыв', 'Your review'],
  [{ form: 'placement' }, 'Заявка на\u00a0размещение', 'Apply for paid placement'],
  // Two kinds of request have two names.
  [{ form: 'request' }, 'Открыть', 'Открыть'],
])('says what opens, in the language of the page: %j', (data, russian, english) => {
  press(linkOf(data))
  expect(heading()).toBe(russian)
  expect(document.querySelector('.early-dialog button')?.ariaLabel).toBe('Закрыть')
  document.body.innerHTML = ''
  document.documentElement.lang = 'en'
  press(linkOf(data))
  expect(heading()).toBe(english)
  expect(document.querySelector('.early-dialog button')?.ariaLabel).toBe('Close')
})

test('comes too late once the page has hydrated, or once something else is pressed', () => {
  const link = linkOf({ login: '' })
  globalThis.showEarlyDialog?.(link)
  globalThis.znatokInput = { entered: new Set(), clicked: linkOf({ form: 'review' }) }
  globalThis.showEarlyDialog?.(link)
  expect(heading()).toBeUndefined()
})
