import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { drafts } from './drafts.ts'

function given(first = '') {
  const device = aDevice()
  device.write('drafts', first)
  let now = 1_000_000
  return {
    kept: drafts(device, () => now),
    text: () => device.read('drafts'),
    pass: (ms: number) => (now += ms),
  }
}
const day = 86_400_000

it('gives back what was written, under its name and to whoever wrote it', () => {
  const { kept } = given()
  expect(kept.write('personal', 7, { name: 'Анна' })).toBe(true)
  kept.write('about', 7, ['Плитка'])
  kept.write('personal', 7, { name: 'Анна П' })
  expect(kept.read('personal', 7)).toEqual({ name: 'Анна П' })
  expect(kept.read('about', 7)).toEqual(['Плитка'])
  expect(kept.read('personal', 8)).toBeUndefined()
  expect(kept.read('socials', 7)).toBeUndefined()
})

it('is dropped alone, and all of it when somebody leaves', () => {
  const { kept, text } = given()
  kept.write('personal', 7, 1)
  kept.write('about', 7, 2)
  kept.drop('personal')
  expect([kept.read('personal', 7), kept.read('about', 7)]).toEqual([undefined, 2])
  kept.clear()
  expect(text()).toBe('')
})

it('says where nothing can be kept', () => {
  expect(drafts(aDevice({ full: true }), Date.now).write('about', 7, 1)).toBe(false)
})

it('lives for seven days', () => {
  const { kept, text, pass } = given()
  kept.write('about', 7, 'old')
  pass(7 * day - 1)
  expect(kept.read('about', 7)).toBe('old')
  pass(1)
  expect(kept.read('about', 7)).toBeUndefined()
  kept.write('personal', 7, 'new')
  expect(text()).not.toContain('old')
  pass(-30 * day)
  expect(kept.read('personal', 7)).toBeUndefined()
})

it('takes whatever stands there for nothing where it is no draft', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { kept } = given(text)
      expect(kept.read('about', 7)).toBeUndefined()
      kept.write('about', 7, 'mine')
      expect(kept.read('about', 7)).toBe('mine')
    }),
  )
})
