import { expect, it } from 'vitest'
import { readHint } from './session-cookies.ts'

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
