/** `system` follows the device's colour scheme. */
export type Theme = 'system' | 'light' | 'dark'

/** Unknown values count as `system`. */
export const nextTheme = (theme: string | undefined): Theme => {
  if (theme === 'light') return 'dark'
  return theme === 'dark' ? 'system' : 'light'
}
