import { expect, test } from 'vitest'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { blankSocial } from './socials-fields.ts'
import { formatSocialRows } from './describe-socials-fields.ts'

const t = i18nextInstance.getFixedT('ru', ['edit-socials'])

test('formats links with their social networks, and an empty list as an empty string', () => {
  const link = { ...blankSocial, url: '@vetrova' }
  expect(formatSocialRows(t, [link, { ...link, type: 'vk', url: '' }])).toBe('• Telegram @vetrova\n• ВКонтакте')
  expect(formatSocialRows(t, [])).toBe('')
})
