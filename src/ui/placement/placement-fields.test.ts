import { expect, test } from 'vitest'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { createCommentRule, isPlacementFields, parseTariff } from './placement-fields.ts'

test('accepts an empty comment and one of up to 1,000 characters, and names the limit for a longer one', () => {
  const rule = createCommentRule(i18nextInstance.getFixedT('ru', ['placement']), 'ru')
  expect([rule(''), rule('а'.repeat(1000))]).toEqual([true, true])
  expect(rule('а'.repeat(1001))).toMatch(/1\s000/)
})

test('parses a tariff, and falls back to the first one if it is unknown or missing', () => {
  expect(['quarter', 'decade', undefined].map(parseTariff)).toEqual(['quarter', 'month', 'month'])
})

test('rejects a draft of another shape', () => {
  expect(isPlacementFields({ comment: '' })).toBe(true)
  expect(isPlacementFields({ text: '' })).toBe(false)
})
