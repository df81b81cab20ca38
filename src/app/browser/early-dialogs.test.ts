import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { showFrame, isFrameShown } = vi.hoisted(() => ({
  showFrame: vi.fn<(link: HTMLElement) => void>(),
  isFrameShown: vi.fn<() => boolean>(),
}))
vi.mock('./dialog-frame.ts', () => ({ showFrame, isFrameShown }))
const seen = vi.hoisted(() => ({ selector: '', call: (_link: HTMLElement): unknown => undefined }))
vi.mock('#ui/navigation/when-seen.ts', () => ({
  whenSeen: (selector: string, call: (link: HTMLElement) => unknown) => Object.assign(seen, { selector, call }),
}))

const linkOf = (attribute: string, value = '') => {
  const link = document.createElement('a')
  link.setAttribute(attribute, value)
  document.body.append(link)
  return link
}
const press = (clicked: HTMLElement) => {
  if (globalThis.znatokInput) globalThis.znatokInput.clicked = clicked
  clicked.click()
}
const loaded = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => `${rel} ${as} ${new URL(href).pathname}`)
const asked = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.resetModules()
  vi.clearAllMocks()
  // Offline: nobody hears of it, the dialog asks once more.
  vi.stubGlobal('fetch', asked.mockRejectedValue(new TypeError()))
  vi.stubGlobal('DIALOG_FILES', {
    picker: { ru: ['picker.js'], en: ['picker.js'] },
    login: { ru: ['login.js'], en: ['login.js'] },
    request: { ru: ['request.js', 'form.css', 'ru.js'], en: ['request.js', 'form.css', 'en.js'] },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.documentElement.lang = 'ru'
  globalThis.znatokInput = { entered: new Set() }
  const ending = new AbortController()
  const { addEventListener } = globalThis
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture: boolean) =>
    addEventListener(type, listener, { capture, signal: ending.signal }),
  )
  const { answerDialogs } = await import('./early-dialogs.ts')
  answerDialogs()
  return () => ending.abort()
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.znatokInput = undefined
  document.head.innerHTML = document.body.innerHTML = ''
})

test.each([
  ['ru', 'data-form', 'request', ['script request.js', 'style form.css', 'script ru.js']],
  ['en', 'data-form', 'request', ['script request.js', 'style form.css', 'script en.js']],
  ['ru', 'data-login', '', ['script login.js']],
  ['en', 'data-city-picker', '', ['script picker.js']],
])('shows the frame of a dialog that is pressed, and loads its files: %s %s %s', (lang, attribute, value, files) => {
  document.documentElement.lang = lang
  const link = linkOf(attribute, value)
  press(link)
  expect(showFrame.mock.calls.map(([of]) => of)).toEqual([link])
  expect(loaded()).toEqual(files.map(file => `preload ${file.replace(' ', ' /_next/static/chunks/')}`))
  // What the picker shows; only the picker's.
  expect(asked.mock.calls).toEqual(attribute === 'data-city-picker' ? [[`/use-cases/listRegions?lang=${lang}`]] : [])
})

test('where dialogs do not fill the screen, shows no frame, and loads the files', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  press(linkOf('data-login'))
  expect([showFrame.mock.calls, loaded()]).toEqual([[], ['preload script /_next/static/chunks/login.js']])
})

test('a tap while the frame is shown opens none; the link that is pressed once more after that does', () => {
  const link = linkOf('data-login')
  press(link)
  isFrameShown.mockReturnValueOnce(true)
  document.body.click()
  expect(showFrame).toHaveBeenCalledTimes(1)
  press(link)
  expect(showFrame).toHaveBeenCalledTimes(2)
})

test('other buttons have no dialog, nor has a page that has hydrated', () => {
  press(linkOf('data-theme-switch'))
  globalThis.znatokInput = undefined
  press(linkOf('data-login'))
  expect([showFrame.mock.calls, loaded()]).toEqual([[], []])
})

test('prefetches the files of what is likely to be pressed, once it is seen, until the page has hydrated', () => {
  const [request, picker] = [linkOf('data-form', 'request'), linkOf('data-city-picker')]
  expect(
    [request, picker, linkOf('data-form', 'review'), linkOf('data-login')].map(link => link.matches(seen.selector)),
  ).toEqual([true, true, false, true])
  seen.call(picker)
  expect(loaded()).toEqual(['prefetch script /_next/static/chunks/picker.js'])
  globalThis.znatokInput = undefined
  seen.call(request)
  expect(loaded()).toHaveLength(1)
})
