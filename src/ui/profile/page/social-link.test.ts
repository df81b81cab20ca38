import { expect, test } from 'vitest'
import { parseSocialLink } from './social-link.ts'

test.each([
  ['telegram', 'https://t.me/safina_math', '@safina_math'],
  ['whatsapp', 'https://wa.me/79171234567', '+7\u00a0917\u00a0123-45-67'],
  ['whatsapp', 'https://wa.me/message/ABC', null],
  ['vk', 'https://vk.com/safina', 'safina'],
  ['youtube', 'https://www.youtube.com/@safina', '@safina'],
  ['site', 'https://www.safina-math.ru/o-mne', 'safina-math.ru'],
  ['site', new URL('https://ветрова.рф').href, 'ветрова.рф'],
  ['telegram', 'http://telegram.me/safina_math/', '@safina_math'],
  ['telegram', 'https://t.me/', null],
  ['telegram', 'https://t.me/+AbC-12', null],
  ['telegram', 'https://t.me/joinchat/AbC', null],
  ['youtube', 'https://www.youtube.com/channel/UC12', null],
  ['youtube', 'https://youtu.be/AbC12', null],
  ['youtube', new URL('https://www.youtube.com/@сафина').href, '@сафина'],
] as const)('parses the %s link %s to the handle %s', (type, url, handle) => {
  expect(parseSocialLink({ type, url })).toMatchObject({ type, handle })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'safina', ''])('rejects %s', url => {
  expect(parseSocialLink({ type: 'link', url })).toBeNull()
})
