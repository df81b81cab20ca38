import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getInitials, getAvatarTint } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Марина Ветрова', 'МВ'],
    ['Марина Ивановна Ветрова', 'МИ'],
    ['  марина   ветрова ', 'МВ'],
    ['Марина', 'М'],
    ['Aigul Safina', 'AS'],
    ['Анна 🦊 Лис', 'АЛ'],
    ['«Ремонт» Плюс', 'РП'],
    ['👩‍🔧', '👩‍🔧'],
    ['  👩‍🔧', '👩‍🔧'],
    ['𝒜nna', '𝒜'],
    ['Йод'.normalize('NFD'), 'Й'],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(getInitials(name)).toBe(letters)
  })

  test('never split a surrogate pair', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), name => !/\p{Surrogate}/u.test(getInitials(name))))
  })
})

test('assigns the six tints to ids in turn', () => {
  expect([0, 1, 5, 6, 7, 5000].map(getAvatarTint)).toEqual([1, 2, 6, 1, 2, 3])
})
