import { expect, it } from 'vitest'
import { getNextTheme } from './theme.ts'

it('cycles through all themes', () => {
  const themes = [getNextTheme('system'), getNextTheme('light'), getNextTheme('dark')]
  expect(themes).toEqual(['light', 'dark', 'system'])
})

it.each([undefined, '', 'blue'])('treats %j as the system theme', theme => {
  expect(getNextTheme(theme)).toBe('light')
})
