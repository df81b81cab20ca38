import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { toastStore } from '#ui/overlay/overlays.ts'
import { offerLanguage } from './language-offer.ts'

const onLinkClick = vi.fn((event: Event) => event.preventDefault())

class NavigationTiming {
  constructor(readonly type: string) {}
}
const isLeaving = vi.fn(() => false)

const openPage = (
  referrer: string,
  { path = '/kazan', type = 'navigate', canonical = '<link rel="canonical">' } = {},
) => {
  history.replaceState(null, '', path)
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming)
  vi.stubGlobal('performance', { getEntriesByType: () => [new NavigationTiming(type)] })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  document.body.innerHTML = `${canonical}<a href="/en/kazan" hreflang="en">English</a>`
  document.querySelector('a')?.addEventListener('click', onLinkClick)
}

beforeEach(() => {
  onLinkClick.mockClear()
  isLeaving.mockReturnValue(false)
})
afterEach(() => {
  history.replaceState(null, '', '/')
  for (const toast of toastStore.getItems()) toast.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('offers the page in the visitor’s language once, and opens it with the language link', async () => {
  openPage('https://www.google.com/')
  const device = aDevice()
  const languages = ['de-DE', 'en-US', 'ru']
  await offerLanguage(device, 'ru', languages, isLeaving)
  const [toast] = toastStore.getItems()
  expect(toast).toMatchObject({
    kind: 'info',
    text: 'This page is also in English.',
    otherLanguage: { lang: 'en', closeText: 'Close' },
  })
  expect(toast?.action?.text).toBe('Read in English')
  toast?.action?.run()
  expect(onLinkClick).toHaveBeenCalledOnce()
  toast?.close()
  await offerLanguage(device, 'ru', languages, isLeaving)
  expect(toastStore.getItems()).toEqual([])
})

test('offers the page after a link from an app, which has no referrer', async () => {
  openPage('')
  await offerLanguage(aDevice(), 'ru', ['en-US'], isLeaving)
  expect(toastStore.getItems()).toHaveLength(1)
})

test('offers nothing after a reload without a referrer', async () => {
  openPage('', { type: 'reload' })
  await offerLanguage(aDevice(), 'ru', ['en-US'], isLeaving)
  expect(toastStore.getItems()).toEqual([])
})

test('offers nothing to a visitor who is leaving by the language switch, and keeps the offer for later', async () => {
  openPage('')
  const device = aDevice()
  isLeaving.mockReturnValue(true)
  await offerLanguage(device, 'ru', ['en-US'], isLeaving)
  expect(toastStore.getItems()).toEqual([])
  isLeaving.mockReturnValue(false)
  await offerLanguage(device, 'ru', ['en-US'], isLeaving)
  expect(toastStore.getItems()).toHaveLength(1)
})

test('offers nothing without a network', async () => {
  openPage('')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await offerLanguage(aDevice(), 'ru', ['en-US'], isLeaving)
  expect(toastStore.getItems()).toEqual([])
})

test.each(['/', '/en'])(
  'offers nothing on %s without a referrer, because visitors type the address of a home page',
  async path => {
    openPage('', { path })
    await offerLanguage(aDevice(), 'ru', ['en-US'], isLeaving)
    expect(toastStore.getItems()).toEqual([])
  },
)

test.each([
  ['reads the language of the page', ['ru-RU', 'en'], 'https://www.google.com/'],
  ['reads neither language', ['de-DE'], 'https://www.google.com/'],
  ['comes from a page of this site', ['en-US'], `${location.origin}/`],
])('offers nothing to a visitor who %s', async (_, languages, referrer) => {
  openPage(referrer)
  await offerLanguage(aDevice(), 'ru', languages, isLeaving)
  expect(toastStore.getItems()).toEqual([])
})

test('offers nothing on an error page, and keeps the offer for later', async () => {
  openPage('https://www.google.com/', { canonical: '' })
  const device = aDevice()
  await offerLanguage(device, 'ru', ['en-US'], isLeaving)
  expect(toastStore.getItems()).toEqual([])
  expect(device.read('language-offered')).toBeNull()
})
