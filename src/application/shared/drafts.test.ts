import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createDrafts } from './drafts.ts'

function given(first = '') {
  const device = aDevice()
  device.write('drafts', first)
  let now = 1_000_000
  return {
    stored: createDrafts(device, () => now),
    text: () => device.read('drafts'),
    pass: (ms: number) => (now += ms),
  }
}
const day = 86_400_000

it('R-reviews: are read by name, and only by their owner', () => {
  const { stored } = given()
  expect(stored.write('personal', 7, { name: 'Анна' })).toBe(true)
  stored.write('about', 7, ['Плитка'])
  stored.write('personal', 7, { name: 'Анна П' })
  expect(stored.read('personal', 7)).toEqual({ name: 'Анна П' })
  expect(stored.read('about', 7)).toEqual(['Плитка'])
  expect(stored.read('personal', 8)).toBeUndefined()
  expect(stored.read('socials', 7)).toBeUndefined()
})

it('are dropped one by one, or all on sign-out', () => {
  const { stored, text } = given()
  stored.write('personal', 7, 1)
  stored.write('about', 7, 2)
  stored.drop('personal', 7)
  expect([stored.read('personal', 7), stored.read('about', 7)]).toEqual([undefined, 2])
  expect(stored.isEmpty()).toBe(false)
  stored.clear()
  expect(stored.isEmpty()).toBe(true)
  expect(text()).toBe('')
})

it('of a stranger and of users with the same name are kept apart', () => {
  const { stored } = given()
  stored.write('review:4', null, 'of a stranger')
  stored.write('review:4', 7, 'of 7')
  stored.write('review:4', 8, 'of 8')
  expect([null, 7, 8, 9].map(owner => stored.read('review:4', owner))).toEqual([
    'of a stranger',
    'of 7',
    'of 8',
    undefined,
  ])
  stored.drop('review:4', null)
  expect([null, 7].map(owner => stored.read('review:4', owner))).toEqual([undefined, 'of 7'])
})

it('of an earlier build are read and replaced', () => {
  const { stored, text } = given('{"about":{"owner":7,"savedAt":1000000,"content":"old"}}')
  expect(stored.read('about', 7)).toBe('old')
  stored.write('about', 7, 'new')
  expect(text()).not.toContain('old')
  expect(stored.read('about', 7)).toBe('new')
})

it('are stored as the builds on visitors’ devices store and read them', () => {
  const { stored, text } = given()
  stored.write('review:4', null, { text: 'of a stranger' })
  stored.write('about', 7, ['mine'])
  expect(text()).toBe(
    '{"review:4":{"owner":null,"savedAt":1000000,"content":{"text":"of a stranger"}},' +
      '"about@7":{"owner":7,"savedAt":1000000,"content":["mine"]}}',
  )
})

it('report a full device', () => {
  expect(createDrafts(aDevice({ isFull: true }), Date.now).write('about', 7, 1)).toBe(false)
})

it('R-reviews: live for seven days', () => {
  const { stored, text, pass } = given()
  stored.write('about', 7, 'old')
  pass(7 * day - 1)
  expect(stored.read('about', 7)).toBe('old')
  pass(1)
  expect(stored.read('about', 7)).toBeUndefined()
  stored.write('personal', 7, 'new')
  expect(text()).not.toContain('old')
  pass(-30 * day)
  expect(stored.read('personal', 7)).toBeUndefined()
})

it.each([
  { owner: '7' },
  { owner: undefined },
  { savedAt: '1000000' },
  { savedAt: undefined },
  { savedAt: null },
  { content: undefined },
])('with %j are ignored', wrong => {
  const right = { owner: 7, savedAt: 1_000_000, content: 'mine' }
  const device = (draft: object) => given(JSON.stringify({ about: draft })).stored
  expect(device(right).read('about', 7)).toBe('mine')
  expect(device({ ...right, ...wrong }).isEmpty()).toBe(true)
})

it('of a stranger are not read for a user', () => {
  const { stored } = given('{"about":{"owner":null,"savedAt":1000000,"content":"of a stranger"}}')
  expect([stored.read('about', null), stored.read('about', 7)]).toEqual(['of a stranger', undefined])
})

it.each(['null', '7', '[null]', '{"about":null}', '{"about":7}', '["about"]'])('are absent in %s', text => {
  expect(given(text).stored.isEmpty()).toBe(true)
})

it('of an id with several digits are found by name', () => {
  const { stored } = given()
  stored.write('about', 1234, 'mine')
  expect([stored.read('about', 1234), stored.read('about', 4)]).toEqual(['mine', undefined])
})

it('are read beside invalid ones', () => {
  const right = { owner: 7, savedAt: 1_000_000, content: 'mine' }
  for (const wrong of [null, 7, 'x', {}])
    expect(given(JSON.stringify({ personal: wrong, about: right })).stored.read('about', 7)).toBe('mine')
})

it('ignore invalid stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { stored } = given(text)
      expect(stored.read('about', 7)).toBeUndefined()
      stored.write('about', 7, 'mine')
      expect(stored.read('about', 7)).toBe('mine')
    }),
  )
})
