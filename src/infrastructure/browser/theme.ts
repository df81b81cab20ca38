import { getNextTheme } from '#application/theme/theme.ts'
import { writeStorageItem, readStorageItem } from './storage.ts'

const key = 'theme'

/** Styles know 'light' and 'dark'; anything else follows the device. */
export function showTheme(): void {
  document.documentElement.dataset.theme = readStorageItem(key) ?? ''
}

export function switchTheme(): void {
  const { dataset } = document.documentElement
  dataset.theme = getNextTheme(dataset.theme)
  writeStorageItem(key, dataset.theme)
}
