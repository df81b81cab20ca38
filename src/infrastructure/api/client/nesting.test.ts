import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTooDeep } from './nesting.ts'

const nested = (levels: number, [open, close]: readonly [string, string] = ['[', ']']) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

it('rejects JSON nested deeper than 64 levels', () => {
  expect(isTooDeep(nested(64))).toBe(false)
  expect(isTooDeep(nested(65))).toBe(true)
  expect(isTooDeep(nested(33, ['{"a":[', ']}']))).toBe(true)
})

it('ignores brackets in strings and closed ones', () => {
  expect(isTooDeep(JSON.stringify({ text: `"\\${'['.repeat(100)}`, '{{': 1 }))).toBe(false)
  for (const closed of ['[],', '{},']) expect(isTooDeep(`[${closed.repeat(100)}1]`)).toBe(false)
  fc.assert(fc.property(fc.json({ maxDepth: 5 }), text => !isTooDeep(text)))
})
