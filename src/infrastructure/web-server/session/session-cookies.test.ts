import { expect, it } from 'vitest'
import { getCookieDomains, getHintToRestore, readHint } from './session-cookies.ts'

it.each([
  ['session=signed-in', 'signed-in'],
  ['theme=dark; session=expired; city=kazan', 'expired'],
  ['session=nonsense', undefined],
  ['auth.access_token=signed-in', undefined],
  ['', undefined],
  [undefined, undefined],
])('the hint of %j is %j', (header, hint) => {
  expect(readHint(header)).toBe(hint)
})

it.each([
  ['www.znatok.example', ['www.znatok.example', 'znatok.example']],
  ['znatok.example', ['znatok.example']],
  ['a.b.c.d.example', ['c.d.example', 'd.example', 'b.c.d.example']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('lists the cookie domains of %s: %j', (host, domains) => {
  expect(new Set(getCookieDomains(host))).toEqual(new Set(domains))
})

it.each([
  ['auth.access_token=1%7Cx', 'signed-in'],
  ['a=b; auth.access_token=x; session=expired', 'signed-in'],
  ['auth.access_token=x; session=nonsense', 'signed-in'],
  ['auth.access_token=x; session=signed-in', undefined],
  ['auth.access_token=x; session=registering', undefined],
  ['auth.access_token=x; auth.access_token=y', undefined],
  ['auth.access_token=', undefined],
  ['session=expired', undefined],
  [undefined, undefined],
])('R-token: the hint to restore for %j is %j', (header, hint) => {
  expect(getHintToRestore(header)).toBe(hint)
})
