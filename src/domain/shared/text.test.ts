import { expect, it } from 'vitest'
import { isEmail } from './text.ts'

it.each(['marina@mail.ru', '\u200Bmarina@mail.ru\u2060', ' marina.vetrova+1@sub.example.com ', 'марина@почта.рф'])(
  'accepts the e-mail address %s',
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
])('rejects the e-mail address %j', text => {
  expect(isEmail(text)).toBe(false)
})
