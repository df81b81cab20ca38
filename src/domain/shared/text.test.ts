import { expect, it } from 'vitest'
import { formatEmail, isEmail } from './text.ts'

it.each(['marina@mail.ru', '\u200Bmarina@mail.ru\u2060', ' marina.vetrova+1@sub.example.com ', 'марина@почта.рф'])(
  'accepts the email address %s',
  text => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each([
  '',
  'marina',
  'marina@',
  '@mail.ru',
  'marina@mail',
  'marina@mail.',
  'ma rina@mail.ru',
  'a@b@mail.ru',
  'marina@mail.ru.',
  'marina@mail.ru x',
])('rejects the email address %j', text => {
  expect(isEmail(text)).toBe(false)
})

it.each([
  ['ivan@xn--80a1acny.xn--p1ai', 'ivan@почта.рф'],
  ['ivan@почта.рф', 'ivan@почта.рф'],
  ['xn--80a@mail.ru', 'xn--80a@mail.ru'],
  ['marina', 'marina'],
  ['', ''],
])('shows the email address %s as %s', (email, text) => {
  expect(formatEmail(email)).toBe(text)
})
