export type Theme = 'system' | 'light' | 'dark'

export const getNextTheme = (theme: string | undefined): Theme => {
  if (theme === 'light') return 'dark'
  return theme === 'dark' ? 'system' : 'light'
}
