import { expect, test } from 'vitest'
import { editSocialsTexts } from '#ui/i18n/edit-socials-texts.ts'
import { parseSocialsFields } from './socials-descriptions.ts'

test('links read with their networks, none as nothing', () => {
  const link = { type: 'telegram', url: '@vetrova', kept: '' } as const
  expect(parseSocialsFields(editSocialsTexts.ru, [link, { ...link, type: 'vk', url: '' }])).toBe(
    '• Telegram @vetrova\n• ВКонтакте',
  )
  expect(parseSocialsFields(editSocialsTexts.ru, [])).toBe('')
})
