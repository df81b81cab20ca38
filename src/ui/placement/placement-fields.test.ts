import { expect, test } from 'vitest'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
import { createCommentRule, isPlacementFields, parseTariff } from './placement-fields.ts'

test('a comment has 1,000 characters at most, or none', () => {
  const rule = createCommentRule(browserI18n.getFixedT('ru', ['placement']), 'ru')
  expect([rule(''), rule('а'.repeat(1000))]).toEqual([true, true])
  expect(rule('а'.repeat(1001))).toMatch(/1\s000/)
})

test('the tariff is the one that was pressed', () => {
  expect(['quarter', 'decade', undefined].map(parseTariff)).toEqual(['quarter', 'month', 'month'])
})

test('a draft of another shape is none', () => {
  expect(isPlacementFields({ comment: '' })).toBe(true)
  expect(isPlacementFields({ text: '' })).toBe(false)
})
