import { expect, test } from 'vitest'
import { editLimits } from '#domain/user/edits.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { createSpecialityRules, createAboutTextRule } from './about-rules.ts'

const t = i18nextInstance.getFixedT('ru', ['edit-about'])

test.each([
  ['about text', createAboutTextRule(t, 'ru', ''), editLimits.about],
  ['service name', createSpecialityRules(t, 'ru', 'loading', []).nameLength, editLimits.serviceName],
] as const)('counts the characters of the %s, not UTF-16 code units', (_, rule, max) => {
  expect(rule('😀'.repeat(max))).toBe(true)
  expect(rule('😀'.repeat(max + 1))).toEqual(expect.any(String))
})
