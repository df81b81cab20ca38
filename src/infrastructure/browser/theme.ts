import { getNextTheme } from '#application/theme/theme.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'theme'

/** Sets `data-theme` on the root. Styles know 'light' and 'dark'; anything else follows the device. */
export function showTheme(): void {
  document.documentElement.dataset.theme = readStored(key) ?? ''
}

/** Without storage the choice lasts for this page only. */
export function switchTheme(): void {
  const { dataset } = document.documentElement
  dataset.theme = getNextTheme(dataset.theme)
  writeStored(key, dataset.theme)
}
