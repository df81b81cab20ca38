import { expect, it } from 'vitest'
import { selectEngines } from './select-engines.ts'

it('selects the named browsers, or all', () => {
  expect(selectEngines(['webkit'])).toEqual(['webkit'])
  expect(selectEngines(['firefox', 'webkit'])).toEqual(['firefox', 'webkit'])
  expect(selectEngines([])).toEqual(['firefox', 'webkit'])
})

it('rejects an unknown name', () => {
  expect(() => selectEngines(['firefox', 'webkti'])).toThrow("unknown browser 'webkti'")
})
