import { nextTheme } from '#application/theme/theme.ts'
import { writeStored, readStored } from './storage.ts'

const key = 'theme'

/** The root names the chosen theme; the styles know 'light' and 'dark', and take everything else for the device's own. */
export function showTheme(): void {
  document.documentElement.dataset.theme = readStored(key) ?? ''
}

/** Where storage is forbidden, the choice holds for this page. */
export function switchTheme(): void {
  const { dataset } = document.documentElement
  dataset.theme = nextTheme(dataset.theme)
  writeStored(key, dataset.theme)
}
