import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createDeviceRecord } from './device-record.ts'

interface Note {
  readonly at: number
}
const isValue = (stored: unknown): stored is Note =>
  typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number'

function setUp(text = '', device = aDevice()) {
  device.write('notes', text)
  let now = 1000
  const record = createDeviceRecord({
    device,
    clock: () => now,
    key: 'notes',
    ttlMs: 100,
    isValue,
    getTime: ({ at }) => at,
  })
  return { record, readText: () => device.read('notes'), advanceClock: (ms: number) => (now += ms) }
}

it('stores values by name as one JSON object, or an empty string if there are none', () => {
  const { record, readText } = setUp()
  expect(record.update(values => values.set('a', { at: 1000 }).set('b', { at: 1001 }))).toBe(true)
  expect(readText()).toBe('{"a":{"at":1000},"b":{"at":1001}}')
  expect([...record.read()]).toEqual([
    ['a', { at: 1000 }],
    ['b', { at: 1001 }],
  ])
  record.update(values => {
    values.delete('a')
    values.delete('b')
  })
  expect(readText()).toBe('')
})

it('reads and keeps the values that another tab has written', () => {
  const device = aDevice()
  const [firstTab, secondTab] = [setUp('', device), setUp('', device)]
  firstTab.record.update(values => values.set('a', { at: 1000 }))
  secondTab.record.update(values => values.set('b', { at: 1000 }))
  expect([...firstTab.record.read().keys()]).toEqual(['a', 'b'])
})

it('drops a value after its TTL, and if the clock was set back by as much', () => {
  const { record, readText, advanceClock } = setUp('{"a":{"at":1000}}')
  advanceClock(99)
  expect(record.read().size).toBe(1)
  advanceClock(1)
  expect(record.read().size).toBe(0)
  record.update(values => values.set('b', { at: 1100 }))
  expect(readText()).toBe('{"b":{"at":1100}}')
  advanceClock(-100)
  expect(record.read().size).toBe(0)
})

it('reports a full device', () => {
  expect(setUp('', aDevice({ isFull: true })).record.update(values => values.set('a', { at: 1000 }))).toBe(false)
})

it('is cleared as a whole', () => {
  const { record, readText } = setUp('{"a":{"at":1000},"b":7}')
  record.clear()
  expect(readText()).toBe('')
})

it('ignores and overwrites invalid stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { record } = setUp(text)
      expect(record.read().size).toBe(0)
      record.update(values => values.set('a', { at: 1000 }))
      expect(record.read().get('a')).toEqual({ at: 1000 })
    }),
  )
})
