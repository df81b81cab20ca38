import { expect, it } from 'vitest'
import { getParentDomains, readHint } from './session-cookies.ts'

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
  // The last three only, since a header has limits.
  ['a.b.c.d.example', ['c.d.example', 'd.example', 'b.c.d.example']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('a cookie for %s may come from the domains %j', (host, domains) => {
  expect(new Set(getParentDomains(host))).toEqual(new Set(domains))
})
