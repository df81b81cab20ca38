import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createDeviceRecord } from './device-record.ts'

interface Note {
  readonly at: number
}
const isValue = (stored: unknown): stored is Note =>
  typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number'

function given(text = '', device = aDevice()) {
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
  return { record, text: () => device.read('notes'), pass: (ms: number) => (now += ms) }
}

it('stores values by name as one JSON object, and an empty text for none', () => {
  const { record, text } = given()
  expect(record.update(values => values.set('a', { at: 1000 }).set('b', { at: 1001 }))).toBe(true)
  expect(text()).toBe('{"a":{"at":1000},"b":{"at":1001}}')
  expect([...record.read()]).toEqual([
    ['a', { at: 1000 }],
    ['b', { at: 1001 }],
  ])
  record.update(values => {
    values.delete('a')
    values.delete('b')
  })
  expect(text()).toBe('')
})

it('reads and keeps what another tab has written', () => {
  const device = aDevice()
  const [one, other] = [given('', device), given('', device)]
  one.record.update(values => values.set('a', { at: 1000 }))
  other.record.update(values => values.set('b', { at: 1000 }))
  expect([...one.record.read().keys()]).toEqual(['a', 'b'])
})

it('drops a value after its TTL, or if the clock was set back by as much', () => {
  const { record, text, pass } = given('{"a":{"at":1000}}')
  pass(99)
  expect(record.read().size).toBe(1)
  pass(1)
  expect(record.read().size).toBe(0)
  record.update(values => values.set('b', { at: 1100 }))
  expect(text()).toBe('{"b":{"at":1100}}')
  pass(-100)
  expect(record.read().size).toBe(0)
})

it('reports a full device', () => {
  expect(given('', aDevice({ isFull: true })).record.update(values => values.set('a', { at: 1000 }))).toBe(false)
})

it('is cleared as a whole', () => {
  const { record, text } = given('{"a":{"at":1000},"b":7}')
  record.clear()
  expect(text()).toBe('')
})

it('ignores and overwrites invalid stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { record } = given(text)
      expect(record.read().size).toBe(0)
      record.update(values => values.set('a', { at: 1000 }))
      expect(record.read().get('a')).toEqual({ at: 1000 })
    }),
  )
})
