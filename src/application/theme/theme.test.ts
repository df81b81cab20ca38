import { expect, it } from 'vitest'
import { nextTheme } from './theme.ts'

it('cycles through all themes', () => {
  const round = [nextTheme('system'), nextTheme('light'), nextTheme('dark')]
  expect(round).toEqual(['light', 'dark', 'system'])
})

it.each([undefined, '', 'blue'])('treats %j as the system theme', theme => {
  expect(nextTheme(theme)).toBe('light')
})
