import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTooDeep } from './is-too-deep.ts'

const createNested = (levels: number, [open, close]: readonly [string, string] = ['[', ']']) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

it('rejects JSON nested deeper than 64 levels', () => {
  expect(isTooDeep(createNested(64))).toBe(false)
  expect(isTooDeep(createNested(65))).toBe(true)
  expect(isTooDeep(createNested(33, ['{"a":[', ']}']))).toBe(true)
})

it('ignores closed brackets and brackets in strings', () => {
  expect(isTooDeep(JSON.stringify({ text: `"\\${'['.repeat(100)}`, '{{': 1 }))).toBe(false)
  for (const closedBrackets of ['[],', '{},']) expect(isTooDeep(`[${closedBrackets.repeat(100)}1]`)).toBe(false)
  fc.assert(fc.property(fc.json({ maxDepth: 5 }), text => !isTooDeep(text)))
})
