import { expect, it } from 'vitest'
import { parseSessionHint } from './session-hint.ts'

it.each(['signed-in', 'registering', 'expired'])('accepts the hint %s', hint => {
  expect(parseSessionHint(hint)).toBe(hint)
})

it.each([undefined, '', 'signed', 'SIGNED-IN', '1|token'])('rejects the hint %j', text => {
  expect(parseSessionHint(text)).toBeUndefined()
})
