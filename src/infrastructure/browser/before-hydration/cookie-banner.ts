import { readStorageItem, writeStorageItem } from '#infrastructure/browser/storage.ts'
import { closest } from './closest.ts'
import { acceptedText, cookieBannerTable, type CookieBannerInput, type CookieBannerRow } from './cookie-banner-table.ts'

let row: CookieBannerRow = 0
const key = 'cookiesAccepted'

const sendInput = (input: CookieBannerInput): void => {
  row = cookieBannerTable[row][input]
  // Styles show the banner while the attribute is 0.
  document.documentElement.dataset.cookies = `${row}`
  if (row > 1) writeStorageItem(key, acceptedText)
}

export const updateCookieBanner = (): void => sendInput(readStorageItem(key) === acceptedText ? 1 : 0)

export const acceptCookies = (event: Event): HTMLElement | null => {
  const button = closest(event, '[data-accept-cookies]')
  if (button) sendInput(2)
  return button
}
