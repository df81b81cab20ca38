import { expect, it } from 'vitest'
import { parseSessionHint } from './session-hint.ts'

it.each(['signed-in', 'registering', 'expired'])('%s is a hint', hint => {
  expect(parseSessionHint(hint)).toBe(hint)
})

it.each([undefined, '', 'signed', 'SIGNED-IN', '1|token'])('%j is none', text => {
  expect(parseSessionHint(text)).toBeUndefined()
})
