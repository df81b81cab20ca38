import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFrameShown, showFrame } from './dialog-frame.ts'

const linkOf = (data: Readonly<Record<string, string>>, text = 'Открыть') => {
  const link = document.createElement('a')
  Object.assign(link.dataset, data)
  link.textContent = text
  document.body.append(link)
  return link
}
const press = (clicked: HTMLElement) => showFrame(clicked, { entered: new Set(), clicked })
const heading = () => document.querySelector('.early-dialog h2')?.textContent

beforeEach(() => {
  // jsdom has neither of them.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn()
    },
  )
  Object.assign(document, { adoptedStyleSheets: [] })
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn() })
})
afterEach(() => {
  vi.unstubAllGlobals()
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
  expect(isFrameShown()).toBe(true)
  document.body.innerHTML = ''
  expect(isFrameShown()).toBe(false)
  document.documentElement.lang = 'en'
  press(linkOf(data))
  expect(heading()).toBe(english)
  expect(document.querySelector('.early-dialog button')?.ariaLabel).toBe('Close')
})
