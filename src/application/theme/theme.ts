/** What colours the site is shown in: those of the device, or one's own choice. */
export type Theme = 'system' | 'light' | 'dark'

/** The theme after this one, on a control that goes round. Anything else counts as the device's own. */
export const nextTheme = (theme: string | undefined): Theme => {
  if (theme === 'light') return 'dark'
  return theme === 'dark' ? 'system' : 'light'
}
