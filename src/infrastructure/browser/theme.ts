import { getNextTheme } from '#application/theme/theme.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'theme'

/** Styles know 'light' and 'dark'; anything else follows the device. */
export function showTheme(): void {
  document.documentElement.dataset.theme = readStored(key) ?? ''
}

export function switchTheme(): void {
  const { dataset } = document.documentElement
  dataset.theme = getNextTheme(dataset.theme)
  writeStored(key, dataset.theme)
}
