import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { initials, tint } from './initials.ts'

test('initials come without Intl.Segmenter too, which Firefox lacked before 125', async () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  vi.resetModules()
  try {
    const old = await import('./initials.ts')
    expect(old.initials('Марина Ветрова')).toBe('МВ')
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true })
  }
})

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
  ])('%s → %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  test('never half a character', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), name => !/\p{Surrogate}/u.test(initials(name))))
  })
})

test('the tint is one of six, the same for the same id', () => {
  expect([0, 1, 5, 6, 7, 5000].map(tint)).toEqual([1, 2, 6, 1, 2, 3])
})
