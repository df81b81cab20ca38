/** The device's colour scheme, or the visitor's choice. */
export type Theme = 'system' | 'light' | 'dark'

/** The next theme of the switch. Any other value counts as 'system'. */
export const nextTheme = (theme: string | undefined): Theme => {
  if (theme === 'light') return 'dark'
  return theme === 'dark' ? 'system' : 'light'
}
