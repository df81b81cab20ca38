import { expect, it } from 'vitest'
import { nextTheme } from './theme.ts'

it('cycles through all themes', () => {
  const round = [nextTheme('system'), nextTheme('light'), nextTheme('dark')]
  expect(round).toEqual(['light', 'dark', 'system'])
})

it.each([undefined, '', 'blue'])('takes %j for the system’s', theme => {
  expect(nextTheme(theme)).toBe('light')
})
