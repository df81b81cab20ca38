import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createDrafts } from './drafts.ts'

function setUp(storedText = '') {
  const device = aDevice()
  device.write('drafts', storedText)
  let now = 1_000_000
  return {
    drafts: createDrafts(device, () => now),
    readText: () => device.read('drafts'),
    advanceClock: (ms: number) => (now += ms),
  }
}
const dayMs = 86_400_000

it('R-reviews: returns drafts by name, and only to their owner', () => {
  const { drafts } = setUp()
  expect(drafts.write('personal', 7, { name: 'Анна' })).toBe(true)
  drafts.write('about', 7, ['Плитка'])
  drafts.write('personal', 7, { name: 'Анна П' })
  expect(drafts.read('personal', 7)).toEqual({ name: 'Анна П' })
  expect(drafts.read('about', 7)).toEqual(['Плитка'])
  expect(drafts.read('personal', 8)).toBeUndefined()
  expect(drafts.read('socials', 7)).toBeUndefined()
})

it('drops one draft, or all when cleared', () => {
  const { drafts, readText } = setUp()
  drafts.write('personal', 7, 1)
  drafts.write('about', 7, 2)
  drafts.drop('personal', 7)
  expect([drafts.read('personal', 7), drafts.read('about', 7)]).toEqual([undefined, 2])
  expect(drafts.isEmpty()).toBe(false)
  drafts.clear()
  expect(drafts.isEmpty()).toBe(true)
  expect(readText()).toBe('')
})

it('stores drafts separately by owner, including anonymous ones', () => {
  const { drafts } = setUp()
  drafts.write('review:4', null, 'anonymous')
  drafts.write('review:4', 7, 'by 7')
  drafts.write('review:4', 8, 'by 8')
  expect([null, 7, 8, 9].map(owner => drafts.read('review:4', owner))).toEqual(['anonymous', 'by 7', 'by 8', undefined])
  drafts.drop('review:4', null)
  expect([null, 7].map(owner => drafts.read('review:4', owner))).toEqual([undefined, 'by 7'])
})

it('reads drafts of an earlier build and replaces them on write', () => {
  const { drafts, readText } = setUp('{"about":{"owner":7,"savedAt":1000000,"content":"old"}}')
  expect(drafts.read('about', 7)).toBe('old')
  drafts.write('about', 7, 'new')
  expect(readText()).not.toContain('old')
  expect(drafts.read('about', 7)).toBe('new')
})

it('keeps a user’s draft of an earlier build when an anonymous draft of the same name is written', () => {
  const { drafts } = setUp('{"about":{"owner":7,"savedAt":1000000,"content":"by 7"}}')
  drafts.write('about', null, 'anonymous')
  expect([drafts.read('about', null), drafts.read('about', 7)]).toEqual(['anonymous', 'by 7'])
  drafts.drop('about', 7)
  expect([drafts.read('about', null), drafts.read('about', 7)]).toEqual(['anonymous', undefined])
})

it('stores each draft under its name and owner', () => {
  const { drafts, readText } = setUp()
  drafts.write('review:4', null, { text: 'anonymous' })
  drafts.write('about', 7, ['mine'])
  expect(readText()).toBe(
    '{"review:4":{"owner":null,"savedAt":1000000,"content":{"text":"anonymous"}},' +
      '"about@7":{"owner":7,"savedAt":1000000,"content":["mine"]}}',
  )
})

it('reports a full device', () => {
  expect(createDrafts(aDevice({ isFull: true }), Date.now).write('about', 7, 1)).toBe(false)
})

it('R-reviews: drops drafts after seven days', () => {
  const { drafts, readText, advanceClock } = setUp()
  drafts.write('about', 7, 'old')
  advanceClock(7 * dayMs - 1)
  expect(drafts.read('about', 7)).toBe('old')
  advanceClock(1)
  expect(drafts.read('about', 7)).toBeUndefined()
  drafts.write('personal', 7, 'new')
  expect(readText()).not.toContain('old')
  advanceClock(-30 * dayMs)
  expect(drafts.read('personal', 7)).toBeUndefined()
})

it.each([
  { owner: '7' },
  { owner: undefined },
  { savedAt: '1000000' },
  { savedAt: undefined },
  { savedAt: null },
  { content: undefined },
])('ignores a draft with %o', invalidFields => {
  const validDraft = { owner: 7, savedAt: 1_000_000, content: 'mine' }
  const createDraftsWith = (draft: object) => setUp(JSON.stringify({ about: draft })).drafts
  expect(createDraftsWith(validDraft).read('about', 7)).toBe('mine')
  expect(createDraftsWith({ ...validDraft, ...invalidFields }).isEmpty()).toBe(true)
})

it('does not return anonymous drafts to a user', () => {
  const { drafts } = setUp('{"about":{"owner":null,"savedAt":1000000,"content":"anonymous"}}')
  expect([drafts.read('about', null), drafts.read('about', 7)]).toEqual(['anonymous', undefined])
})

it.each(['null', '7', '[null]', '{"about":null}', '{"about":7}', '["about"]'])(
  'returns no drafts for the stored text %s',
  text => {
    expect(setUp(text).drafts.isEmpty()).toBe(true)
  },
)

it('does not confuse user ids that end in the same digit', () => {
  const { drafts } = setUp()
  drafts.write('about', 1234, 'mine')
  expect([drafts.read('about', 1234), drafts.read('about', 4)]).toEqual(['mine', undefined])
})

it('returns a draft even if others are invalid', () => {
  const validDraft = { owner: 7, savedAt: 1_000_000, content: 'mine' }
  for (const invalidDraft of [null, 7, 'x', {}])
    expect(setUp(JSON.stringify({ personal: invalidDraft, about: validDraft })).drafts.read('about', 7)).toBe('mine')
})

it('ignores invalid stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { drafts } = setUp(text)
      expect(drafts.read('about', 7)).toBeUndefined()
      drafts.write('about', 7, 'mine')
      expect(drafts.read('about', 7)).toBe('mine')
    }),
  )
})
